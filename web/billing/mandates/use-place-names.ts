import { useMemo } from 'react';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';

type Places = Pick<Mandate, 'schoolId' | 'payerId'>;

/** Returns the name of a school or payer; undefined for none. */
export type NameOfPlace = (organizationId: number | null) => string | undefined;

/** Returns functions that name a mandate's school and who pays; schools and payers are requested only if one is named. */
export function usePlaceNames(mandates: readonly Places[]) {
  const isNamed = mandates.some(({ schoolId, payerId }) => schoolId !== null || payerId !== null);
  const { data: places } = useOrganizations(isNamed);
  const nameOf: NameOfPlace = useMemo(() => {
    const names = new Map(places?.map(({ id, name }) => [id, name]));
    return (id) => (id === null ? undefined : (names.get(id) ?? '…'));
  }, [places]);
  return {
    nameOf,
    schoolOf: ({ schoolId }: Places) => nameOf(schoolId),
    payerOf: ({ payerId }: Places) => (payerId === null ? undefined : `Paid by ${nameOf(payerId)}`),
  };
}
