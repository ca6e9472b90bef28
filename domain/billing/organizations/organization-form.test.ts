import { describe, expect, test } from 'vitest';
import { buildContract } from '#tests/builders/organization-builder.ts';
import type { Organization } from './organization.ts';
import { organizationForm, organizationFormStart, type TypedOrganization } from './organization-form.ts';

const school: Organization = {
  id: 1,
  therapistId: 1,
  name: 'Maple Street School',
  kind: 'school',
  parentId: 4,
  weekdays: ['Monday', 'Tuesday'],
  hours: { from: '08:30', until: '15:00' },
  address: null,
  phone: null,
  email: null,
  people: [{ name: 'Robin Reed', role: 'CSE chair', email: null, phone: '555-0142' }],
  contract: buildContract({
    rates: { individual: 6_050, group: 4_200, home: 0 },
    policy: {
      makeUp: ['provider-absent'],
      until: { kind: 'days', days: 20 },
      absences: 'first',
      billableAbsences: 2,
    },
  }),
  notes: null,
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: '2026-09-01T12:00:00.000Z',
};

const typed = (changes: Partial<TypedOrganization> = {}): TypedOrganization => ({
  ...organizationFormStart(school),
  ...changes,
});

test('An unchanged form sends what is saved', () => {
  const { id, therapistId, createdAt, updatedAt, ...content } = school;
  expect(organizationForm.parse(typed())).toEqual(content);
});

test('A new school has no contract, meets Monday to Friday, and needs only its name', () => {
  const { data } = organizationForm.safeParse({ ...organizationFormStart(undefined), name: 'Oak School' });
  expect(data).toMatchObject({
    name: 'Oak School',
    kind: 'school',
    parentId: null,
    hours: null,
    contract: null,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  });
});

test('A district is in no other district, and what no longer pays has no contract', () => {
  const sent = organizationForm.parse(typed({ kind: 'district', pays: false }));
  expect(sent).toMatchObject({ kind: 'district', parentId: null, contract: null });
});

test('A usual policy is sent as none, and an empty number of absences reads the practice', () => {
  const { contract } = typed();
  const usual = organizationForm.parse(typed({ contract: { ...contract, policyKind: 'usual' } }));
  expect(usual.contract?.policy).toBeNull();
  const policy = { ...contract.policy, billableAbsences: Number.NaN };
  const own = organizationForm.parse(typed({ contract: { ...contract, policy } }));
  expect(own.contract?.policy).toMatchObject({ absences: 'first', billableAbsences: null });
});

describe('An error stands at its field', () => {
  const { contract } = typed();
  test.each<[Partial<TypedOrganization>, string, string]>([
    [{ name: ' ' }, 'name', 'Please enter the name'],
    [{ weekdays: [] }, 'weekdays', 'Choose the days of the week on which it is open'],
    [{ hours: { from: '08:30', until: '' } }, 'hours.until', 'Please enter a time like 08:30'],
    [{ hours: { from: '15:00', until: '08:30' } }, 'hours', 'The hours must end after they begin'],
    [{ email: 'office' }, 'email', 'Invalid email address'],
    [
      { people: [{ name: '', role: '', email: '', phone: '' }] },
      'people.0.name',
      'Please enter the name of each person',
    ],
    [
      { contract: { ...contract, rates: { ...contract.rates, group: Number.NaN } } },
      'contract.rates.group',
      'Please enter a rate of $0.00 or more',
    ],
    [{ contract: { ...contract, dueDays: 400 } }, 'contract.dueDays', 'Please enter 0 to 366 days'],
    [
      {
        contract: { ...contract, policy: { ...contract.policy, until: { kind: 'days', days: Number.NaN } } },
      },
      'contract.policy.until.days',
      'Please enter 1 to 366 days',
    ],
  ])('%#: %o', (changes, path, message) => {
    const [issue] = organizationForm.safeParse(typed(changes)).error?.issues ?? [];
    expect([issue?.path.join('.'), issue?.message]).toEqual([path, message]);
  });
});
