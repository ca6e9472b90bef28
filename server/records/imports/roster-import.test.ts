import { beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { ClientImport, ImportedMandate, ImportedPlan } from '#domain/records/imports/client-import.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient, buildClientImport } from '#tests/builders/client-builder.ts';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const path = '/api/client-imports';
let now: Date;
let practice: TestPractice;
let therapist: TestVisitor;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await preparedPractice({ clock: () => now });
  therapist = await practice.register();
});

const mandate = (changes: Partial<ImportedMandate> = {}): ImportedMandate => ({
  endsOn: '2027-06-18',
  terms: [buildTerm({ weekdays: [] })],
  ...changes,
});
const plan = (...mandates: ImportedMandate[]): ImportedPlan => ({
  program: 'iep',
  title: 'IEP 2026–27',
  startsOn: '2026-09-01',
  endsOn: '2027-06-30',
  mandates,
});
/** Builds a roster: a client for each name, with these plans. */
const roster = (plans: Record<string, ImportedPlan[]>, organizations: object[] = []) => {
  const { fileName, rows } = buildClientImport(...Object.keys(plans).map((firstName) => ({ firstName })));
  return {
    fileName,
    organizations,
    rows: rows.map((row) => ({ ...row, plans: plans[row.client.firstName] ?? [] })),
  };
};
const school = { name: 'Maple Street School', kind: 'school' };
const payer = { name: 'Willow Bay', kind: 'district', contract: buildContract() };
const list = async <Listed>(what: string) => (await therapist.get(`/api/${what}`)).json<Listed[]>();
const everything = async () => ({
  clients: await list<Client>('clients'),
  plans: await list<Plan>('plans'),
  mandates: await list<Mandate>('mandates'),
  organizations: await list<Organization>('organizations'),
});
const nothing = { clients: [], plans: [], mandates: [], organizations: [] };

test('A roster brings clients, plans, mandates, schools and payers in one step', async () => {
  const places = { newSchool: 0, newPayer: 1 };
  const two = plan(mandate(places), mandate({ ...places, terms: [buildTerm({ group: 1 })] }));
  const body = roster({ Ada: [two], Ben: [] }, [school, payer]);
  const reply = await therapist.post(path, body);
  expect([reply.status, reply.json<ClientImport>().clientCount]).toEqual([201, 2]);
  const { clients, plans, mandates, organizations } = await everything();
  const [maple, willow] = organizations;
  expect(organizations).toMatchObject([{ ...school, contract: null }, payer]);
  const ada = clients.find(({ firstName }) => firstName === 'Ada');
  expect(plans).toMatchObject([{ clientId: ada?.id, title: 'IEP 2026–27' }]);
  expect(mandates).toHaveLength(2);
  for (const one of mandates) {
    expect(one).toMatchObject({ planId: plans[0]?.id, schoolId: maple?.id, payerId: willow?.id });
  }
  const ledger = (await therapist.get(`/api/mandates/${mandates[0]?.id}/ledger`)).json<Ledger>();
  expect(ledger).toMatchObject({ owedSessions: 18, covered: 0 });
});

test('A roster with anything wrong in it changes nothing, and says where', async () => {
  const unpaid = await addRecord<Organization>(therapist, '/api/organizations', buildOrganization());
  const other = await practice.register();
  const foreign = await addRecord<Organization>(other, '/api/organizations', buildOrganization());
  const refused: [ImportedPlan, number, string][] = [
    [plan(mandate({ newSchool: 2 })), 400, 'Row 3: Name a new school or payer by its place in the list'],
    [plan(mandate({ payerId: unpaid.id })), 400, 'Row 3: Choose who pays from the list'],
    [plan(mandate({ newPayer: 0 })), 400, 'Row 3: Choose who pays from the list'],
    [plan(mandate({ schoolId: foreign.id })), 404, 'The requested school or payer could not be found'],
    [plan(mandate({ endsOn: '2027-07-01' })), 400, 'Row 3: A mandate must lie within the days of its plan'],
    [plan(mandate({ endsOn: '2026-09-01' })), 400, 'Row 3: The mandate must not end before it begins'],
    [plan(mandate({ terms: [buildTerm({ sessions: 0 })] })), 400, 'Row 3: Please enter 1 to 99 sessions'],
    [{ ...plan(), endsOn: '2026-08-01' }, 400, 'Row 3: The plan must not end before it begins'],
  ];
  for (const [wrong, status, message] of refused) {
    const body = roster({ Ada: [plan(mandate({ newSchool: 0 }))], Ben: [wrong] }, [school]);
    expect(statusAndText(await therapist.post(path, body))).toEqual([status, message]);
  }
  expect(await everything()).toEqual({ ...nothing, organizations: [unpaid] });
});

describe('Undoing the import of a roster', () => {
  const undo = (id: number) => therapist.post(`${path}/${id}/undo`);

  test('takes out plans, mandates, schools and payers too', async () => {
    const kept = await addRecord<Organization>(therapist, '/api/organizations', buildOrganization());
    now = new Date('2026-11-20T16:00:00.000Z');
    const body = roster({ Ada: [plan(mandate({ newSchool: 0, newPayer: 1 }))] }, [school, payer]);
    const { id } = await addRecord<ClientImport>(therapist, path, body);
    now = new Date('2026-11-21T15:00:00.000Z');
    expect((await undo(id)).json()).toEqual({ removedCount: 1, mandateCount: 0, kept: [] });
    expect(await everything()).toEqual({ ...nothing, organizations: [kept] });
  });

  test('keeps a client whose mandate was changed or added to, and what it names', async () => {
    const ofMaple = () => [plan(mandate({ newSchool: 0 }))];
    const plans = { Ada: ofMaple(), Ben: ofMaple(), Cleo: [plan(mandate({ newPayer: 1 }))] };
    const { id } = await addRecord<ClientImport>(therapist, path, roster(plans, [school, payer]));
    now = new Date('2026-11-21T15:00:00.000Z');
    const before = await everything();
    const idOf = (name: string) => before.clients.find(({ firstName }) => firstName === name)?.id;
    const adas = before.mandates.find(({ clientId }) => clientId === idOf('Ada'));
    await therapist.put(`/api/mandates/${adas?.id}`, { notes: 'Room 12' });
    await addRecord(therapist, '/api/sessions', {
      clientId: idOf('Ben'),
      date: '2026-11-23T15:00:00.000Z',
      duration: 30,
      type: 'group',
    });
    expect((await undo(id)).json()).toEqual({
      removedCount: 1,
      mandateCount: 0,
      kept: [
        { clientId: idOf('Ada'), reasons: ['mandates'] },
        { clientId: idOf('Ben'), reasons: ['sessions'] },
      ],
    });
    const after = await everything();
    expect(after.mandates).toHaveLength(2);
    expect(after.organizations.map(({ name }) => name)).toEqual(['Maple Street School']);
  });
});

test('A new client who is there already is refused with the mandate', async () => {
  await addRecord(therapist, '/api/clients', buildClient({ firstName: 'Ada' }));
  const reply = await therapist.post(path, roster({ Ada: [plan(mandate())] }));
  expect(reply.status).toBe(409);
  expect(await everything()).toMatchObject({ plans: [], mandates: [] });
});

describe('A client who is there already', () => {
  const existing = (clientId: number, ...plans: ImportedPlan[]) => ({
    fileName: 'roster.csv',
    rows: [],
    existing: [{ row: 2, clientId, plans }],
  });

  test('gets a mandate in the plan that fits, else in a new one, once; the undo takes both away', async () => {
    const { id: clientId } = await addRecord<Client>(therapist, '/api/clients', buildClient());
    const { mandates: _, ...iep } = plan();
    const own = await addRecord<Plan>(therapist, '/api/plans', { ...iep, clientId });
    now = new Date('2026-11-20T16:00:00.000Z');
    const of504 = { ...plan(mandate({ terms: [buildTerm({ group: 1 })] })), program: '504' as const };
    const body = existing(clientId, plan(mandate()), of504);
    const made = await addRecord<ClientImport>(therapist, path, body);
    expect(made).toMatchObject({ clientCount: 1, remainingCount: 1 });
    const { plans, mandates } = await everything();
    const added = plans.find(({ id }) => id !== own.id);
    expect(added).toMatchObject({ clientId, program: '504' });
    expect(mandates.map(({ planId }) => planId).sort()).toEqual([own.id, added?.id].sort());
    expect(statusAndText(await therapist.post(path, body))).toEqual([
      409,
      'Row 2: Ivy has this mandate already, so nothing was imported',
    ]);
    const undo = await therapist.post(`${path}/${made.id}/undo`);
    expect(undo.json()).toEqual({ removedCount: 0, mandateCount: 2, kept: [] });
    expect(await everything()).toMatchObject({ plans: [own], mandates: [], clients: [{ id: clientId }] });
    expect((await list<ClientImport>('client-imports'))[0]).toMatchObject({ remainingCount: 0 });
  });

  test('keeps a mandate toward which a session counts when the import is undone', async () => {
    const { id: clientId } = await addRecord<Client>(therapist, '/api/clients', buildClient());
    now = new Date('2026-11-20T16:00:00.000Z');
    const { id } = await addRecord<ClientImport>(therapist, path, existing(clientId, plan(mandate())));
    await addRecord(therapist, '/api/sessions', {
      ...{ clientId, date: '2026-11-23T15:00:00.000Z' },
      ...{ duration: 30, type: 'group' },
    });
    expect((await therapist.get(`${path}/${id}/undo`)).json()).toEqual({
      ...{ removedCount: 0, mandateCount: 0 },
      kept: [{ clientId, reasons: ['sessions'] }],
    });
    expect((await therapist.post(`${path}/${id}/undo`)).status).toBe(409);
    expect(await everything()).toMatchObject({ plans: [{ clientId }], mandates: [{ clientId }] });
  });

  test('of another therapist is not found, and wrong days are refused with their row', async () => {
    const other = await practice.register();
    const foreign = await addRecord<Client>(other, '/api/clients', buildClient());
    const own = await addRecord<Client>(therapist, '/api/clients', buildClient());
    const late = plan(mandate({ endsOn: '2027-07-01' }));
    expect(statusAndText(await therapist.post(path, existing(foreign.id, plan(mandate()))))).toEqual([
      404,
      'The requested client could not be found',
    ]);
    expect(statusAndText(await therapist.post(path, existing(own.id, late)))).toEqual([
      400,
      'Row 2: A mandate must lie within the days of its plan',
    ]);
    expect(statusAndText(await therapist.post(path, { fileName: null, rows: [] }))).toEqual([
      400,
      'Please choose at least one client to import',
    ]);
    expect(await everything()).toMatchObject({ plans: [], mandates: [] });
  });
});
