import { useQuery } from '@tanstack/react-query';
import type {
  NewOrganization,
  Organization,
  OrganizationChange,
} from '#domain/billing/organizations/organization.ts';
import { nounOf } from '#domain/billing/organizations/organization-words.ts';
import type { Day } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { organizationList } from '#web/caseload/closings/organization-list.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { RequestError, request } from '#web/platform/api/request.ts';

const [path] = organizationList.all;

/** Loads the school or payer in the page's URL; an invalid id fails like a missing one. */
export function useOrganizationOfAddress(id: string | undefined) {
  const organizationId = parseRecordId(id ?? '');
  return useQuery({
    queryKey: [path, organizationId ?? 0],
    queryFn: () =>
      organizationId === undefined
        ? refuseAddress()
        : request('GET /api/organizations/:id', { id: organizationId }),
  });
}

/** Loads the sessions of some days, once they are wanted. */
export function useSessionsAtSchool(from: Day, to: Day, areWanted: boolean) {
  return useQuery({ ...sessionQueries.ofDays(from, to), enabled: areWanted });
}

/** Adds a school or payer. */
export function useCreateOrganization() {
  return useRecordMutation({
    call: (organization: NewOrganization, idempotencyKey) =>
      request('POST /api/organizations', { body: organization, idempotencyKey }),
    refreshes: [organizationList.all],
    success: (added) => ({ title: `${nounOf(added)} Added`, description: `${added.name} has been added.` }),
    failure: 'Creation Failed',
  });
}

/** Updates a school or payer. */
export function useUpdateOrganization(id: number) {
  return useRecordMutation({
    call: (change: OrganizationChange) => request('PUT /api/organizations/:id', { id, body: change }),
    refreshes: 'all',
    success: (changed) => ({
      title: `${nounOf(changed)} Updated`,
      description: `${changed.name} has been updated.`,
    }),
    failure: 'Update Failed',
  });
}

/** Deletes a school or payer with its closings. `leave` navigates away from its page before it is loaded again. */
export function useDeleteOrganization(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ id }: Organization) => request('DELETE /api/organizations/:id', { id }),
    onSaved: (_, { id }, queries) =>
      leaveDeleted(queries, { key: organizationList.all, id, leave, isTouched: isOfRecords }),
    success: (_, deleted) => ({
      title: `${nounOf(deleted)} Deleted`,
      description: `${deleted.name} has been deleted.`,
    }),
    failure: 'Deletion Failed',
  });
}

async function refuseAddress(): Promise<Organization> {
  throw new RequestError(404, '404: The requested school or payer could not be found');
}
