import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';

type Places = Pick<Mandate, 'schoolId' | 'payerId'>;

/** Returns functions that name a mandate's school and who pays; schools and payers are requested only if one is named. */
export function usePlaceNames(mandates: readonly Places[]) {
  const isNamed = mandates.some(({ schoolId, payerId }) => schoolId !== null || payerId !== null);
  const { data: places = [] } = useOrganizations(isNamed);
  const nameOf = (id: number | null) => places.find((place) => place.id === id)?.name;
  return {
    schoolOf: ({ schoolId }: Places) => nameOf(schoolId),
    payerOf: ({ payerId }: Places) => (payerId === null ? undefined : `Paid by ${nameOf(payerId) ?? '…'}`),
  };
}
