import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasswordConfirmation } from '#domain/users/account-change.ts';
import type { Invite, IssuedInvite, NewInvite } from '#domain/users/invite.ts';
import type { OwnershipTransfer } from '#domain/users/ownership.ts';
import type { User } from '#domain/users/user.ts';
import { failureText, refusalOf, request } from '#web/api/request.ts';
import { userQuery } from '#web/auth/user-queries.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const invitesPath = '/api/invites';

const teamQuery = queryOptions({
  queryKey: ['/api/team'],
  queryFn: () => request<User[]>('GET', '/api/team'),
  staleTime: 0,
});

const inviteQuery = queryOptions({
  queryKey: [invitesPath],
  queryFn: () => request<Invite[]>('GET', invitesPath),
  staleTime: 0,
});

/** The accounts of the practice. */
export function useTeam() {
  return useQuery(teamQuery);
}

/** Hands the practice over to another therapist. A wrong password is told under its field. */
export function useTransferOwnership(heir: User) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword }: PasswordConfirmation) => {
      const transfer: OwnershipTransfer = { userId: heir.id, currentPassword };
      return request<void>('PUT', '/api/team/owner', transfer);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
      toast({ title: 'Ownership Transferred', description: `${heir.fullName} owns the practice now.` });
    },
    onError: (error) => {
      if (refusalOf(error, 403) === undefined) failureToast('Transfer Failed', failureText(error));
    },
  });
}

/** The invitations to open an account, newest first. */
export function useInvites() {
  return useQuery(inviteQuery);
}

/** Makes an invitation; its code is in the answer and can never be read again. */
export function useCreateInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invite: NewInvite) => request<IssuedInvite>('POST', invitesPath, invite),
    onSuccess: () => queries.invalidateQueries({ queryKey: inviteQuery.queryKey }),
    onError: (error) => failureToast('Invitation Failed', failureText(error)),
  });
}

/** Takes an invitation back. */
export function useDeleteInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${invitesPath}/${id}`),
    onSuccess: () =>
      toast({ title: 'Invitation Taken Back', description: 'Its link does not work any more.' }),
    onError: (error) => failureToast('Not Taken Back', failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: inviteQuery.queryKey }),
  });
}
