import { beforeEach, describe, expect, test } from 'vitest';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClosing } from '#tests/builders/closing-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;

beforeEach(async () => {
  practice = await preparedPractice();
  therapist = await practice.register();
});

const add = (changes: Parameters<typeof buildOrganization>[0] = {}) =>
  addRecord<Organization>(therapist, '/api/organizations', buildOrganization(changes));
const names = async () =>
  (await therapist.get('/api/organizations')).json<Organization[]>().map(({ name }) => name);

test('Schools and payers require a sign-in', async () => {
  const visitor = practice.visitor();
  const { id } = await add();
  expect((await visitor.get('/api/organizations')).status).toBe(401);
  expect((await visitor.get(`/api/organizations/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/organizations', buildOrganization())).status).toBe(401);
  expect((await visitor.put(`/api/organizations/${id}`, { name: 'Mine' })).status).toBe(401);
  expect((await visitor.delete(`/api/organizations/${id}`)).status).toBe(401);
});

const person = { name: 'Dana Sample', role: 'CSE chair', email: null, phone: '516-555-0107' };

test.each([
  [{ name: ' ' }, 'Please enter the name'],
  [{ kind: 'gym' }, 'Choose the kind from the list'],
  [{ weekdays: [] }, 'Choose the days of the week on which it is open'],
  [{ weekdays: ['Monday', 'Monday'] }, 'Choose the days of the week on which it is open'],
  [{ hours: { from: '8', until: '15:00' } }, 'Please enter a time like 08:30'],
  [{ hours: { from: '15:00', until: '08:30' } }, 'The hours must end after they begin'],
  [{ email: 'office' }, 'Invalid email address'],
  [{ people: Array.from({ length: 13 }, () => person) }, 'Please name at most 12 people'],
  [{ people: [{ ...person, name: '' }] }, 'Please enter the name of each person'],
  [{ contract: { ...buildContract(), dueDays: 400 } }, 'Please enter 0 to 366 days'],
  [{ contract: { ...buildContract(), unitMinutes: 20 } }, 'Choose the length of a unit from the list'],
  [
    { contract: { ...buildContract(), rates: { individual: -1, group: 0, home: 0 } } },
    'Please enter a rate of $0.00 or more',
  ],
  [
    { contract: { ...buildContract(), policy: { makeUp: ['rain'], until: { kind: 'month' } } } },
    'Choose the reasons from the list',
  ],
])('A school or payer with %o is refused: %s', async (changes, message) => {
  const reply = await therapist.post('/api/organizations', { ...buildOrganization(), ...changes });
  expect(statusAndText(reply)).toEqual([400, message]);
  expect(await names()).toEqual([]);
});

test("Another therapist's school is not found, and is nobody's district", async () => {
  const { id } = await add({ kind: 'district' });
  const other = await practice.register();
  const missing = [404, 'The requested school or payer could not be found'];
  expect(statusAndText(await other.get(`/api/organizations/${id}`))).toEqual(missing);
  expect(statusAndText(await other.put(`/api/organizations/${id}`, { name: 'Mine' }))).toEqual(missing);
  expect(statusAndText(await other.delete(`/api/organizations/${id}`))).toEqual(missing);
  const inDistrict = await other.post('/api/organizations', buildOrganization({ parentId: id }));
  expect(statusAndText(inDistrict)).toEqual(missing);
  const closing = await other.post('/api/closings', buildClosing({ organizationId: id }));
  expect(statusAndText(closing)).toEqual(missing);
});

describe('A school', () => {
  test('is open Monday to Friday, and is no payer until it has a contract', async () => {
    const school = await add({ people: [person] });
    expect(school).toMatchObject({
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      parentId: null,
      people: [person],
      contract: null,
    });
    const contract = buildContract({ needs: ['signature', 'npi'] });
    const changed = await therapist.put(`/api/organizations/${school.id}`, { contract });
    expect(changed.json()).toMatchObject({ contract });
  });

  test('belongs to a district, which belongs to nobody', async () => {
    const district = await add({ name: 'Maple District', kind: 'district' });
    const school = await add({ parentId: district.id });
    const put = async (id: number, change: object) =>
      statusAndText(await therapist.put(`/api/organizations/${id}`, change));
    expect(await put(district.id, { parentId: school.id })).toEqual([
      400,
      'A district cannot belong to another organization',
    ]);
    const below = await therapist.post('/api/organizations', buildOrganization({ parentId: school.id }));
    expect(statusAndText(below)).toEqual([400, 'Choose the district from the list']);
    expect(await put(district.id, { kind: 'county' })).toEqual([
      409,
      '1 school belongs to this district, so it stays a district',
    ]);
    expect(statusAndText(await therapist.delete(`/api/organizations/${district.id}`))).toEqual([
      409,
      '1 school belongs to this district, so it stays',
    ]);
    const paid = buildPayment({ clientId: null, organizationId: school.id, date: '2020-01-02' });
    expect((await therapist.post('/api/payments', paid)).status).toBe(201);
    expect(statusAndText(await therapist.delete(`/api/organizations/${school.id}`))).toEqual([
      409,
      '1 payment is of this organization, so it stays',
    ]);
  });

  test('is deleted with its closings, and all of it is there again after undo', async () => {
    const { id } = await add();
    await addRecord<Closing>(therapist, '/api/closings', buildClosing({ organizationId: id }));
    await addRecord<Closing>(therapist, '/api/closings', buildClosing({ reason: 'Away' }));
    const reasons = async (query = '') =>
      (await therapist.get(`/api/closings${query}`)).json<Closing[]>().map(({ reason }) => reason);
    expect(await reasons(`?organizationId=${id}`)).toEqual(['Thanksgiving']);
    const deleted = await therapist.delete(`/api/organizations/${id}`);
    expect([deleted.status, await names(), await reasons()]).toEqual([204, [], ['Away']]);
    expect((await therapist.post(`/api/undo/${deleted.headers.get('undo')}`)).status).toBe(200);
    expect([await names(), await reasons()]).toEqual([['Maple Street School'], ['Thanksgiving', 'Away']]);
  });

  test('in an outdated version is not overwritten, and a new one is undone', async () => {
    const { id } = await add();
    const stale = { name: 'Mine', updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await therapist.put(`/api/organizations/${id}`, stale)).status).toBe(409);
    const added = await therapist.post('/api/organizations', buildOrganization({ name: 'Oak School' }));
    await therapist.post(`/api/undo/${added.headers.get('undo')}`);
    expect(await names()).toEqual(['Maple Street School']);
  });
});
