import { beforeEach, expect, test } from 'vitest';
import { mandateRecord } from '#domain/billing/mandates/mandate.ts';
import { organizationRecord } from '#domain/billing/organizations/organization.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { initialContent, versionOf } from '#domain/platform/record.ts';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { storedClient, storedPlan, storedSession } from '#tests/builders/stored-records.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const moments = { createdAt: '2026-09-01T12:00:00.000Z', updatedAt: '2026-09-02T12:00:00.000Z' };
const own = { therapistId: 77, ...moments };
const organization = (id: number, changes: object = {}) => ({
  id,
  ...own,
  ...initialContent(organizationRecord, {
    name: `School ${id}`,
    kind: 'school',
  }),
  ...changes,
});
const district = organization(9, { kind: 'district' });
const payer = organization(8, { kind: 'county', contract: buildContract() });
// It names its district before that one comes.
const school = organization(3, { parentId: 9 });
const plan = { ...storedPlan, ...own, id: 6, clientId: 5, startsOn: '2026-09-08', endsOn: '2027-06-25' };
const mandate = {
  id: 4,
  ...own,
  clientId: 5,
  ...initialContent(mandateRecord, {
    planId: 6,
    payerId: 8,
    schoolId: 3,
    endsOn: '2027-06-18',
    terms: [buildTerm()],
  }),
};
const session = storedSession({ id: 8, ...own, clientId: 5, mandateId: 4 });

const whole = {
  ...buildCaseload({
    clients: [storedClient({ id: 5, ...own }), storedClient({ id: 7, ...own })],
    organizations: [school, payer, district],
    plans: [{ ...plan, reportDays: [], waivedReports: [] }],
    mandates: [mandate],
    sessions: [session],
  }),
  versions: { sessions: versionOf(sessionRecord) },
};

let therapist: TestVisitor;

beforeEach(async () => {
  therapist = await (await preparedPractice()).register();
});

const send = async (content: object) =>
  statusAndText(await therapist.post('/api/import', buildArchive({ ...whole, ...content })));

test('An archive brings mandates with their sessions, schools and payers', async () => {
  expect((await send({}))[0]).toBe(200);
  const [back] = (await therapist.get('/api/mandates')).json<(typeof mandate)[]>();
  const path = `/api/sessions?mandateId=${back?.id}`;
  expect((await therapist.get(path)).json()).toHaveLength(1);
  expect((await therapist.get(`/api/organizations/${back?.schoolId}`)).json()).toMatchObject({
    name: 'School 3',
    parentId: expect.any(Number),
  });
});

test.each<[table: string, content: object, message: string]>([
  ['mandates', { mandates: [{ ...mandate, clientId: 7 }] }, 'Its plan is of another client'],
  [
    'mandates',
    { mandates: [{ ...mandate, endsOn: '2027-06-26' }] },
    'A mandate must lie within the days of its plan',
  ],
  ['mandates', { mandates: [{ ...mandate, terms: [] }] }, 'Please say what the mandate promises'],
  ['mandates', { mandates: [{ ...mandate, payerId: 3 }] }, 'Its payer has no contract'],
  ['sessions', { sessions: [{ ...session, clientId: 7 }] }, 'Its mandate is of another client'],
  ['sessions', { sessions: [{ ...session, missedReason: 'other' }] }, 'Only a missed session has a reason'],
  [
    'organizations',
    { organizations: [{ ...school, parentId: 8 }, payer, district] },
    'It belongs to an organization that is no district',
  ],
])('An archive is refused for %s', async (table, content, message) => {
  expect(await send(content)).toEqual([400, `everything.json, ${table}, row 1: ${message}`]);
});

test('An archive with schools in a circle is refused', async () => {
  const circle = [{ ...school, parentId: 8 }, { ...payer, parentId: 3 }, district];
  expect((await send({ organizations: circle }))[0]).toBe(400);
});
