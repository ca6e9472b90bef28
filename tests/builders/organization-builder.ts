import type { Contract } from '#domain/billing/organizations/contract.ts';
import type { NewOrganization } from '#domain/billing/organizations/organization.ts';

/** Builds a request to create a school; pass only what the case is about. */
export function buildOrganization(changes: Partial<NewOrganization> = {}): NewOrganization {
  return { name: 'Maple Street School', kind: 'school', ...changes };
}

/** Builds a contract that pays $60.00 for half an hour; pass only what the case is about. */
export function buildContract(changes: Partial<Contract> = {}): Contract {
  return {
    vendorNumber: null,
    contractNumber: null,
    rates: { individual: 6_000, group: 6_000, home: 6_000 },
    unitMinutes: 30,
    partUnits: 'whole',
    childShownAs: 'initials',
    dueDays: 30,
    needs: [],
    policy: null,
    ...changes,
  };
}
