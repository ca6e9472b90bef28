import { describe, expect, test } from 'vitest';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import type { Mandate } from './mandate.ts';
import {
  changeFormStart,
  correctionFormStart,
  type MandateChangeValues,
  type MandateCorrectionValues,
  mandateChangeForm,
  mandateCorrectionForm,
} from './mandate-change-form.ts';
import { type MandateFormValues, mandateForm, mandateFormStart } from './mandate-form.ts';

const moments = { createdAt: '2026-09-01T12:00:00.000Z', updatedAt: '2026-09-01T12:00:00.000Z' };
const plan: Plan = {
  ...moments,
  id: 4,
  therapistId: 1,
  clientId: 9,
  program: 'iep',
  title: 'IEP 2026–27',
  startsOn: '2026-09-08',
  endsOn: '2027-06-25',
  setting: null,
  serviceText: '2x30 weekly 5:1',
  school: null,
  reportDays: [],
  diagnosisCodes: [],
  procedureCodes: [],
  precautions: null,
  waivedReports: [],
};
const mandate: Mandate = {
  ...moments,
  id: 7,
  therapistId: 1,
  clientId: 9,
  planId: 4,
  payerId: 21,
  schoolId: 22,
  service: 'Occupational therapy',
  delivery: 'direct',
  endsOn: '2027-06-18',
  terms: [buildTerm()],
  authorizationNumber: null,
  order: null,
  notes: null,
};
const today = '2026-11-21';

/** Returns the fields with a message. */
function faultsOf(parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('The form of a new mandate', () => {
  const parse = (changes: Partial<MandateFormValues>) =>
    mandateForm({ clientId: 9, plans: [plan] }).safeParse({
      ...mandateFormStart(plan, [], today),
      ...changes,
    });

  test('begins with the service and days of the plan, and later with the payer and school of the last one', () => {
    expect(mandateFormStart(plan, [], today)).toMatchObject({
      line: '2x30 weekly 5:1',
      startsOn: '2026-09-08',
      endsOn: '2027-06-25',
      planId: '4',
      payerId: '',
    });
    expect(mandateFormStart(plan, [mandate], today)).toMatchObject({
      line: '',
      payerId: '21',
      schoolId: '22',
    });
    expect(mandateFormStart(undefined, [], today)).toMatchObject({ planId: '', startsOn: '2026-09-01' });
  });

  test('makes a mandate of each line that is joined with a plus', () => {
    const { data = [] } = parse({ line: '2x30 + 1x30 5:1', schoolId: '22' });
    expect(data.map(({ terms: [term] }) => [term?.sessions, term?.group])).toEqual([
      [2, 1],
      [1, 5],
    ]);
    expect(data[0]).toMatchObject({ planId: 4, schoolId: 22, payerId: null, order: null });
  });

  test('takes the size of a group that the line leaves open', () => {
    expect(parse({ line: '2x30 grp', group: '4' }).data?.[0]?.terms[0]?.group).toBe(4);
  });

  test('brings a new plan with the line as its service', () => {
    const start = mandateFormStart(undefined, [], today);
    const { data } = mandateForm({ clientId: 9, plans: [] }).safeParse({ ...start, line: '2x30' });
    expect(data?.[0]).toMatchObject({ plan: { title: 'IEP 2026–27', serviceText: '2x30' } });
    expect(data?.[0]?.planId).toBeUndefined();
  });

  test.each<[Partial<MandateFormValues>, string]>([
    [{ line: 'twice' }, 'line: Please write it like 2x30 weekly 5:1'],
    [{ line: '' }, 'line: Please write it like 2x30 weekly 5:1'],
    [{ line: '2x30 grp' }, 'group: A group has 1 to 12 children'],
    [{ line: '3x30 per cycle' }, 'cycleDays: A cycle has 2 to 10 school days'],
    [{ startsOn: '' }, 'startsOn: Please enter the day from which this holds'],
    [{ startsOn: '2026-09-01' }, 'startsOn: A mandate must lie within the days of its plan'],
    [{ endsOn: '2027-07-01' }, 'endsOn: A mandate must lie within the days of its plan'],
    [{ endsOn: '2026-09-01' }, 'endsOn: The mandate must not end before it begins'],
    [
      { details: { ...mandateFormStart(plan, [], today).details, service: '' } },
      'details.service: Please enter the service',
    ],
  ])('refuses %j at its field', (changes, message) => {
    expect(faultsOf(parse(changes))).toEqual([message]);
  });
});

describe('The form of a change', () => {
  const parse = (changes: Partial<MandateChangeValues>) =>
    mandateChangeForm(mandate).safeParse({ ...changeFormStart(mandate, today), ...changes });

  test('adds a term, which keeps the usual days of the same rhythm', () => {
    const longer = parse({ line: '2x45 weekly 5:1', startsOn: '2026-11-18' });
    expect(longer.data?.map(({ startsOn }) => startsOn)).toEqual(['2026-09-14', '2026-11-18']);
    expect(longer.data?.[1]).toMatchObject({ minutes: 45, weekdays: ['Tuesday', 'Thursday'] });
    expect(parse({ line: '3x30 weekly 5:1' }).data?.[1]?.weekdays).toEqual([]);
  });

  test.each<[Partial<MandateChangeValues>, string]>([
    [{ line: 'more' }, 'line: Please write it like 2x30 weekly 5:1'],
    [{ line: '2x30 + 1x30' }, 'line: Please add another mandate for this'],
    [{ line: '1x30 consult' }, 'line: Please add another mandate for this'],
    [{ startsOn: '2026-09-14' }, 'startsOn: Each change of a mandate must begin after the one before'],
    [{ startsOn: '2027-06-19' }, 'startsOn: Each change of a mandate must begin before it ends'],
  ])('refuses %j at its field', (changes, message) => {
    expect(faultsOf(parse(changes))).toEqual([message]);
  });
});

describe('The form of a correction', () => {
  const parse = (changes: Partial<MandateCorrectionValues>) =>
    mandateCorrectionForm([plan]).safeParse({ ...correctionFormStart(mandate), ...changes });
  const termAs = (changes: object) => ({ terms: [{ ...correctionFormStart(mandate).terms[0], ...changes }] });

  test('begins with the mandate as it is', () => {
    const { data } = parse({});
    expect(data).toMatchObject({
      planId: 4,
      payerId: 21,
      delivery: 'direct',
      terms: [buildTerm()],
      order: null,
    });
  });

  test.each<[Partial<Record<keyof MandateCorrectionValues, unknown>>, string]>([
    [termAs({ line: '2x30 grp' }), 'terms.0.line: Please write it like 2x30 weekly 5:1'],
    [termAs({ startsOn: '2026-09-01' }), 'terms.0.startsOn: A mandate must lie within the days of its plan'],
    [{ endsOn: '2027-07-01' }, 'endsOn: A mandate must lie within the days of its plan'],
    [{ endsOn: '2026-09-01' }, 'endsOn: The mandate must not end before it begins'],
  ])('refuses %j at its field', (changes, message) => {
    const values = { ...correctionFormStart(mandate), ...changes };
    expect(faultsOf(mandateCorrectionForm([plan]).safeParse(values))).toEqual([message]);
  });
});
