import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewInvite } from '#domain/people/invitations/invite.ts';
import type { OwnershipTransfer } from '#domain/people/team/ownership.ts';
import type { SupervisionForm } from '#domain/people/team/supervision.ts';
import type { PasswordConfirmation } from '#domain/people/users/account-change.ts';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import type { User } from '#domain/people/users/user.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

/** What the owner can change about who signs in to a colleague's account. */
export type AccessChange = 'end-sign-ins' | 'disable' | 'enable' | 'confirm';

const told: Record<AccessChange, (name: string) => { title: string; description: string }> = {
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

/** Hands the practice over to another therapist. A wrong password is told under its field. */
export function useTransferOwnership(heir: User) {
  return useRecordMutation({
    call: ({ currentPassword }: PasswordConfirmation) => {
      const transfer: OwnershipTransfer = { userId: heir.id, currentPassword };
      return request('PUT /api/team/owner', { body: transfer });
    },
    refreshes: [userQuery.queryKey],
    success: { title: 'Ownership Transferred', description: `${heir.fullName} owns the practice now.` },
    failure: { title: 'Transfer Failed', except: 403 },
  });
}

/** Ends the sign-ins of a colleague, or disables, enables or confirms the account. What is refused is told in the dialog. */
export function useChangeAccess(colleague: User) {
  return useRecordMutation({
    call: ({ change, confirmation }: { change: AccessChange; confirmation: FullConfirmation }) =>
      request(`POST /api/team/:id/${change}`, { id: colleague.id, body: confirmation }),
    refreshes: [teamQuery.queryKey],
    success: (_, { change }) => told[change](colleague.fullName),
  });
}

/** Names who supervises a therapist, or that nobody does. What is refused is told in the form. */
export function useNameSupervisor({ id, fullName }: User) {
  return useRecordMutation({
    call: (form: SupervisionForm) => request('PUT /api/team/:id/supervisor', { id, body: form }),
    // The owner herself may supervise from now on, or no more.
    refreshes: [teamQuery.queryKey, ['/api/reviews']],
    refreshesAfterFailure: true,
    success: (_, { supervisorId }) =>
      supervisorId === null
        ? { title: 'Supervision Ended', description: `Nobody supervises ${fullName}.` }
        : { title: 'Supervision Saved', description: `Who supervises ${fullName} is kept.` },
    failure: { title: 'Supervision Not Saved', except: 409 },
  });
}

/** The invitations to open an account, newest first. */
export function useInvites() {
  return useQuery(inviteQuery);
}

/** Makes an invitation; its code is in the answer and can never be read again. */
export function useCreateInvite() {
  return useRecordMutation({
    call: (invite: NewInvite) => request('POST /api/invites', { body: invite }),
    refreshes: [inviteQuery.queryKey],
    failure: 'Invitation Failed',
  });
}

/** Takes an invitation back. */
export function useDeleteInvite() {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/invites/:id', { id }),
    refreshes: [inviteQuery.queryKey],
    refreshesAfterFailure: true,
    success: { title: 'Invitation Taken Back', description: 'Its link does not work any more.' },
    failure: 'Not Taken Back',
  });
}
