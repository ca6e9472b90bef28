import { isPayer, type Organization } from '#domain/billing/organizations/organization.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';

/** Loads the organizations that pay for service, by name. */
export function usePayers() {
  const { data, error, refetch } = useOrganizations();
  return { data: data?.filter(isPayer), error, refetch };
}

/** Returns a function that looks up a payer's name; an empty text while payers load. */
export function usePayerName(): (id: Organization['id']) => string {
  const { data } = useOrganizations();
  return (id) => data?.find((one) => one.id === id)?.name ?? '';
}
