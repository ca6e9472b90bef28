import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewInvite } from '#domain/people/invitations/invite.ts';
import type { OwnershipTransfer } from '#domain/people/team/ownership.ts';
import type { SupervisionForm } from '#domain/people/team/supervision.ts';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { User } from '#domain/people/users/user.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

/** The owner's changes of a colleague's access. */
export type AccessChange = 'end-sign-ins' | 'disable' | 'enable' | 'confirm';

const messages: Record<AccessChange, (name: string) => { title: string; description: string }> = {
  'end-sign-ins': (name) => ({ title: 'Signed Out', description: `${name} is signed out on every device.` }),
  disable: (name) => ({ title: 'Account Disabled', description: `${name} cannot sign in any more.` }),
  enable: (name) => ({ title: 'Account Enabled', description: `${name} can sign in again.` }),
  confirm: (name) => ({
    title: 'Account Confirmed',
    description: `${name} reads what stands on the practice's letters.`,
  }),
};

const invitesPath = '/api/invites';

const teamQuery = queryOptions({
  queryKey: ['/api/team'],
  queryFn: () => request('GET /api/team'),
  staleTime: 0,
});

const inviteQuery = queryOptions({
  queryKey: [invitesPath],
  queryFn: () => request('GET /api/invites'),
  staleTime: 0,
});

/** The accounts of the practice. */
export function useTeam() {
  return useQuery(teamQuery);
}

/** Transfers the practice to another therapist. A wrong password or code is reported at its field. */
export function useTransferOwnership(newOwner: User) {
  return useRecordMutation({
    call: (confirmation: FullConfirmation) => {
      const transfer: OwnershipTransfer = { userId: newOwner.id, ...confirmation };
      return request('PUT /api/team/owner', { body: transfer });
    },
    refreshes: [userQuery.queryKey],
    success: { title: 'Ownership Transferred', description: `${newOwner.fullName} owns the practice now.` },
    failure: { title: 'Transfer Failed', except: 403 },
  });
}

/** Ends a colleague's sign-ins, or disables, enables or confirms the account. A refusal is shown in the dialog. */
export function useChangeAccess(colleague: User) {
  return useRecordMutation({
    call: ({ change, confirmation }: { change: AccessChange; confirmation: FullConfirmation }) =>
      request(`POST /api/team/:id/${change}`, { id: colleague.id, body: confirmation }),
    refreshes: [teamQuery.queryKey],
    success: (_, { change }) => messages[change](colleague.fullName),
  });
}

/** Names a therapist's supervisor, or none. A refusal is shown in the form. */
export function useNameSupervisor({ id, fullName }: User) {
  return useRecordMutation({
    call: (form: SupervisionForm) => request('PUT /api/team/:id/supervisor', { id, body: form }),
    // The owner may have become a supervisor, or stopped being one.
    refreshes: [teamQuery.queryKey, ['/api/reviews'], ['/api/supervision']],
    refreshesAfterFailure: true,
    success: (_, { supervisorId }) =>
      supervisorId === null
        ? { title: 'Supervision Ended', description: `Nobody supervises ${fullName}.` }
        : {
            title: 'Supervision Saved',
            description: `${fullName} reads it on the dashboard and is asked to agree.`,
          },
    failure: { title: 'Supervision Not Saved', except: 409 },
  });
}

/** Returns the invitations to open an account, newest first. */
export function useInvites() {
  return useQuery(inviteQuery);
}

/** Creates an invitation; its code is in the reply and cannot be read again. */
export function useCreateInvite() {
  return useRecordMutation({
    call: (invite: NewInvite) => request('POST /api/invites', { body: invite }),
    refreshes: [inviteQuery.queryKey],
    failure: 'Invitation Failed',
  });
}

/** Deletes an invitation. */
export function useDeleteInvite() {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/invites/:id', { id }),
    refreshes: [inviteQuery.queryKey],
    refreshesAfterFailure: true,
    success: { title: 'Invitation Taken Back', description: 'Its link does not work any more.' },
    failure: 'Not Taken Back',
  });
}
