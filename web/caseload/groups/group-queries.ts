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

/** Every group of the therapist, by name. */
export function useGroups() {
  return useQuery(groupQueries.list());
}

/** The group that a page's address names; an address without a number is an error like a missing group. */
export function useGroupOfAddress(id: string | undefined) {
  const groupId = parseRecordId(id ?? '');
  const query = groupQueries.detail(groupId ?? 0);
  return useQuery(groupId === undefined ? { ...query, queryFn: refuseAddress } : query);
}

/** Gives a group's name by id: "Group" while they load, and for one that is not among them. */
export function useGroupName(): (groupId: number) => string {
  const { data } = useGroups();
  return (groupId) => data?.find(({ id }) => id === groupId)?.name ?? 'Group';
}

/** Adds a group. */
export function useCreateGroup() {
  return useRecordMutation({
    call: (group: NewGroup, idempotencyKey) => request('POST /api/groups', { body: group, idempotencyKey }),
    refreshes: [groupQueries.all],
    success: ({ name }) => ({ title: 'Group Created', description: `${name} has been added.` }),
    failure: 'Creation Failed',
  });
}

/** Changes a group itself. */
export function useUpdateGroup(id: number) {
  return useRecordMutation({
    call: (change: GroupChange) => request('PUT /api/groups/:id', { id, body: change }),
    refreshes: [groupQueries.all],
    success: ({ name }) => ({ title: 'Group Updated', description: `${name} has been updated.` }),
    failure: 'Update Failed',
  });
}

/** Deletes a group; its sessions stay. `leave` moves on from its page before anything asks for it again. */
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

/** Lets a child join from a day on; with the later meetings, the child gets sessions in them. */
export function useAddMember(id: number) {
  return useRecordMutation({
    call: (member: NewMember, idempotencyKey) =>
      request('POST /api/groups/:id/members', { id, body: member, idempotencyKey }),
    refreshes: 'all',
    success: ({ name }) => ({ title: 'Group Updated', description: `The child is in ${name} now.` }),
    failure: 'Update Failed',
  });
}

/** Changes the days of a child in a group; the later sessions of a child who leaves go. */
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
