import type { Group, GroupChange, NewGroup } from '#domain/caseload/groups/group.ts';
import type { MemberChange, NewMember } from '#domain/caseload/groups/group-member.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { groupQueries } from './group-queries.ts';

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
