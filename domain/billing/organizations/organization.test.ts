import { describe, expect, test } from 'vitest';
import { billingNeeds, contract, type MakeUpUntil, unitLengths } from './contract.ts';
import {
  isPayer,
  newOrganization,
  type OrganizationPerson,
  organizationFault,
  organizationKindLabels,
  organizationKinds,
  PEOPLE_LIMIT,
} from './organization.ts';

const person: OrganizationPerson = { name: 'Dana Sample', role: 'Teacher', email: null, phone: null };
const terms = {
  vendorNumber: '',
  contractNumber: ' C-2026 ',
  rates: { individual: 6_000, group: 4_500, home: 0 },
  unitMinutes: null,
  partUnits: 'exact',
  childShownAs: 'number',
  dueDays: 45,
  needs: [...billingNeeds],
  policy: null,
};

test('Each kind of organization has a name of its own', () => {
  const labels = organizationKinds.map((kind) => organizationKindLabels[kind]);
  expect(new Set(labels).size).toBe(organizationKinds.length);
});

describe('An organization', () => {
  test('names people up to a limit', () => {
    const named = (count: number) => ({
      name: 'Maple Street School',
      kind: 'school',
      people: Array.from({ length: count }, () => person),
    });
    expect(newOrganization.safeParse(named(PEOPLE_LIMIT)).success).toBe(true);
    expect(newOrganization.safeParse(named(PEOPLE_LIMIT + 1)).success).toBe(false);
  });

  test('belongs to a district unless it is one', () => {
    expect(organizationFault({ kind: 'school', parentId: 1 })).toBeUndefined();
    expect(organizationFault({ kind: 'district', parentId: null })).toBeUndefined();
    expect(organizationFault({ kind: 'district', parentId: 1 })?.message).toBe(
      'A district cannot belong to another organization',
    );
  });

  test('pays if it has a contract', () => {
    expect(isPayer({ contract: null })).toBe(false);
    expect(isPayer({ contract: contract.parse(terms) })).toBe(true);
  });
});

describe('A contract', () => {
  test('is saved as typed, blank numbers as none', () => {
    expect(contract.parse(terms)).toMatchObject({ vendorNumber: null, contractNumber: 'C-2026' });
  });

  test.each(unitLengths)('has units of %i minutes', (unitMinutes) => {
    expect(contract.safeParse({ ...terms, unitMinutes }).success).toBe(true);
  });

  test.each<[MakeUpUntil, boolean]>([
    [{ kind: 'days', days: 30 }, true],
    [{ kind: 'days', days: 0 }, false],
    [{ kind: 'month' }, true],
    [{ kind: 'mandate' }, true],
  ])('wants a session made up until %o: %s', (until, isValid) => {
    const policy = { makeUp: ['provider-absent'], until, absences: 'never', billableAbsences: null };
    expect(contract.safeParse({ ...terms, policy }).success).toBe(isValid);
  });
});
