import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Group } from '#domain/caseload/groups/group.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { RequestError, request } from '#web/platform/api/request.ts';

const path = '/api/groups';

export const groupQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/groups') }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/groups/:id', { id }) }),
};

/** Loads the therapist's groups, by name. */
export function useGroups() {
  return useQuery(groupQueries.list());
}

/** Loads the group in the page's URL; an invalid id fails like a missing group. */
export function useGroupOfAddress(id: string | undefined) {
  const groupId = parseRecordId(id ?? '');
  const query = groupQueries.detail(groupId ?? 0);
  return useQuery(groupId === undefined ? { ...query, queryFn: refuseAddress } : query);
}

/** Returns a function that looks up a group's name: "Group" while they load or if it is missing. */
export function useGroupName(): (groupId: number) => string {
  const { data } = useGroups();
  return (groupId) => data?.find(({ id }) => id === groupId)?.name ?? 'Group';
}

async function refuseAddress(): Promise<Group> {
  throw new RequestError(404, '404: The requested group could not be found');
}
