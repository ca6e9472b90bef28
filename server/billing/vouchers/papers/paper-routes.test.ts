import { beforeEach, describe, expect, test } from 'vitest';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice, TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestTherapist;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-02T15:00:00.000Z') });
  therapist = await practice.register();
});

async function fileAt(url: string) {
  const { headers, rawPayload, statusCode } = await practice.app.inject({
    url,
    headers: { cookie: therapist.cookie },
  });
  expect(statusCode, rawPayload.toString()).toBe(200);
  return { name: headers['content-disposition'], type: headers['content-type'], file: rawPayload };
}

const pdfAt = async (url: string) => readPdf((await fileAt(url)).file);
const linesAt = async (url: string) =>
  (await fileAt(url)).file
    .toString()
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replaceAll('"', ''));

/** Returns a text of a PDF without the breaks within its lines. */
const runTogether = (text: string) => text.replaceAll('\n', '');

/** Adds a child without sessions, whose name is on no paper of another. */
async function addOtherChild(): Promise<number> {
  const { clientId } = await addOctober(therapist, { days: [] });
  await therapist.put(`/api/clients/${clientId}`, { firstName: 'Zoe', lastName: 'Elmwood' });
  return clientId;
}

describe('A bill', () => {
  test('is a cover with the logs behind it, a spreadsheet with the same figures, and outlives its child', async () => {
    await addOtherChild();
    const october = await addOctober(therapist);
    const extra = october.sessions.find(({ date }) => date.startsWith('2026-10-28'))?.id;
    const voucher = (await october.make({ leaveOut: [extra] })).json<Voucher>();
    const url = `/api/vouchers/${voucher.id}`;

    const { name, type, file } = await fileAt(`${url}/pdf`);
    expect([name, type]).toEqual(['attachment; filename="bill-1.pdf"', 'application/pdf']);
    const { pageCount, text } = readPdf(file);
    expect(pageCount).toBe(2);
    const [cover = '', log = ''] = text.split(/page 1 of 2/);
    for (const line of ['Bill 1', 'Sample District', 'A. S.', 'Oct 1, 2026 to Oct 31, 2026', '$420.00']) {
      expect(cover).toContain(line);
    }
    expect(cover.split('\n')).toEqual(expect.arrayContaining(['7', '210', '$420.00', 'Total']));
    expect(cover).not.toMatch(/Occupational|IEP|pull-out/);
    expect(log.split('\n')).toEqual(expect.arrayContaining(['MU/30', 'SA', '30', 'October 2026']));
    expect(runTogether(log)).toContain(
      '9 sessions took place, 260 minutes, 1 of them a make-up (30 minutes). 7 units.',
    );
    expect(log).toContain('Not on this bill: 20 minutes are 0 units.');
    expect(text).not.toMatch(/Ada|Elmwood/);

    const [head = '', ...lines] = await linesAt(`${url}/csv`);
    expect(head.endsWith('Units,Rate,Amount,Not Billed Because')).toBe(true);
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => line.endsWith(',1,60.00,60.00,'))).toHaveLength(7);
    const [fields = '', ...typed] = await linesAt(`${url}/csv?order=county`);
    expect(fields).toContain('Attendance ID,Group ID,Number of Children,ESID');
    expect(typed).toHaveLength(8);
    expect(typed[0]).toContain('10/06/2026,10:30 AM,11:00 AM');
    const refused = await therapist.get(`${url}/csv?order=name`);
    expect(statusAndText(refused)).toEqual([400, 'The order must be county where it is named']);

    await eventually(async () =>
      expect((await activity('voucher')).map((line) => line.clientId)).toContain(october.clientId),
    );
    expect((await therapist.delete(`/api/clients/${october.clientId}`)).status).toBe(204);
    const after = await pdfAt(`${url}/pdf`);
    expect(after.pageCount).toBe(1);
    expect(after.text.split('\n')).toEqual(expect.arrayContaining(['Sealed record', '210', '$420.00']));
    expect(await linesAt(`${url}/csv`)).toContainEqual(expect.stringMatching(/^Sealed record,.*,420\.00,$/));

    await therapist.post(`${url}/void`, { reason: 'Wrong vendor number' });
    expect((await pdfAt(`${url}/pdf`)).text).toContain('VOID since Nov 2, 2026');
  });

  test('of another therapist, and one that is missing, are not found', async () => {
    const october = await addOctober(therapist, { days: [{ day: '2026-10-06' }] });
    const voucher = (await october.make()).json<Voucher>();
    const other = await practice.register();
    const missing = [404, 'The requested bill could not be found'];
    for (const paper of ['pdf', 'csv', 'csv?order=county']) {
      expect(statusAndText(await other.get(`/api/vouchers/${voucher.id}/${paper}`))).toEqual(missing);
    }
    expect(statusAndText(await therapist.get('/api/vouchers/999999/pdf'))).toEqual(missing);
    const { clientId, mandateId, payerId } = october;
    const days = '/api/service-log/pdf?from=2026-10-01&to=2026-10-31';
    for (const filter of [`clientId=${clientId}`, `mandateId=${mandateId}`, `payerId=${payerId}`]) {
      expect((await other.get(`${days}&${filter}`)).status).toBe(404);
    }
  });
});

describe('A service log', () => {
  test('is a grid or lines with the same figures, of one child alone, and stands in the activity log', async () => {
    const otherId = await addOtherChild();
    const { clientId, mandateId } = await addOctober(therapist);
    const days = `from=2026-10-01&to=2026-10-31&mandateId=${mandateId}`;
    const sums = '9 sessions took place, 260 minutes, 1 of them a make-up (30 minutes).';

    const grid = await pdfAt(`/api/service-log/pdf?${days}&layout=grid`);
    expect(grid.pageCount).toBe(1);
    expect(grid.text).toContain('Attendance Log · page 1 of 1');
    expect(grid.text.split('\n')).toEqual(expect.arrayContaining(['MU/30', 'SA', '20', 'Therapist']));
    const lines = await pdfAt(`/api/service-log/pdf?${days}`);
    expect(lines.text).toContain('Make-up for Sep 29, 2026.');
    expect(runTogether(lines.text)).toContain('Cancelled: School activity');
    for (const { text } of [grid, lines]) {
      expect(runTogether(text)).toContain(sums);
      expect(text).not.toContain('Elmwood');
    }

    const [month] = (await linesAt(`/api/service-log/csv?${days}&layout=grid`)).slice(1);
    expect(month).toMatch(/,October 2026,.*,MU\/30,.*,SA,.*,9,260,1,8$/);
    expect(await linesAt(`/api/service-log/csv?${days}`)).toHaveLength(11);
    await eventually(async () =>
      expect((await activity('service-log')).map((line) => line.clientId)).toEqual([
        clientId,
        clientId,
        clientId,
        clientId,
      ]),
    );
    // A log of all children is a line for each of them.
    await linesAt('/api/service-log/csv?from=2026-10-01&to=2026-10-31');
    await eventually(async () =>
      expect((await activity('service-log')).map((line) => line.clientId)).toContain(otherId),
    );
  });

  test('of a month to come is a blank sheet, and one without a mandate says so', async () => {
    const { clientId } = await addOctober(therapist, { days: [] });
    const sheet = await pdfAt(
      `/api/service-log/pdf?from=2026-12-01&to=2026-12-31&clientId=${clientId}&layout=grid`,
    );
    expect(sheet.text).toContain('December 2026');
    expect(sheet.text).toContain('Sessions: ____');
    const none = await pdfAt('/api/service-log/pdf?from=2031-01-01&to=2031-01-31');
    expect(none.text).toContain('No mandate runs and no session is from Jan 1, 2031 to Jan 31, 2031.');
    expect(await linesAt('/api/service-log/csv?from=2031-01-01&to=2031-01-31')).toHaveLength(1);
  });

  test.each([
    ['from=2026-10-31&to=2026-10-01', 'The last day must not be before the first'],
    ['from=2026-10-01', 'From and to must be dates like 2026-09-01'],
    ['from=1900-01-01&to=2999-12-31', 'A service log is over at most a year'],
    ['from=2026-10-01&to=2026-10-31&layout=list', 'The layout must be grid or lines'],
    ['from=2026-10-01&to=2026-10-31&mandateId=one', 'The mandate must be named by its number'],
  ])('with %s is refused', async (query, message) => {
    for (const kind of ['pdf', 'csv']) {
      expect(statusAndText(await therapist.get(`/api/service-log/${kind}?${query}`))).toEqual([400, message]);
    }
  });
});

async function activity(of: ActivityLine['entity']): Promise<ActivityLine[]> {
  const lines = (await therapist.get('/api/activity')).json<ActivityLine[]>();
  return lines.filter(({ entity }) => entity === of);
}
