import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Group, GroupChange, NewGroup } from '#domain/caseload/groups/group.ts';
import type { MemberChange, NewMember } from '#domain/caseload/groups/group-member.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
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

/** Creates a group. */
export function useCreateGroup() {
  return useRecordMutation({
    call: (group: NewGroup, idempotencyKey) => request('POST /api/groups', { body: group, idempotencyKey }),
    refreshes: [groupQueries.all],
    success: ({ name }) => ({ title: 'Group Created', description: `${name} has been added.` }),
    failure: 'Creation Failed',
  });
}

/** Updates a group itself. */
export function useUpdateGroup(id: number) {
  return useRecordMutation({
    call: (change: GroupChange) => request('PUT /api/groups/:id', { id, body: change }),
    refreshes: [groupQueries.all],
    success: ({ name }) => ({ title: 'Group Updated', description: `${name} has been updated.` }),
    failure: 'Update Failed',
  });
}

/** Deletes a group; its sessions stay. `leave` navigates away from its page before it is loaded again. */
export function useDeleteGroup(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ id }: Group) => request('DELETE /api/groups/:id', { id }),
    onSaved: (_, { id }, queries) =>
      leaveDeleted(queries, { key: groupQueries.all, id, leave, isTouched: isOfRecords }),
    success: (_, { name }) => ({
      title: 'Group Deleted',
      description: `${name} has been deleted. Its sessions stay.`,
    }),
    failure: 'Deletion Failed',
  });
}

/** Adds a child to a group from a day on, with sessions in the later meetings if requested. */
export function useAddMember(id: number) {
  return useRecordMutation({
    call: (member: NewMember, idempotencyKey) =>
      request('POST /api/groups/:id/members', { id, body: member, idempotencyKey }),
    refreshes: 'all',
    success: ({ name }) => ({ title: 'Group Updated', description: `The child is in ${name} now.` }),
    failure: 'Update Failed',
  });
}

/** Changes a child's days in a group; sessions after the last day are deleted. */
export function useChangeMember(id: number) {
  return useRecordMutation({
    call: ({ clientId, change }: { clientId: number; change: MemberChange }) =>
      request('PUT /api/groups/:id/members/:clientId', { id, clientId, body: change }),
    refreshes: 'all',
    success: ({ name }) => ({
      title: 'Group Updated',
      description: `The days in ${name} have been changed.`,
    }),
    failure: 'Update Failed',
  });
}

async function refuseAddress(): Promise<Group> {
  throw new RequestError(404, '404: The requested group could not be found');
}
