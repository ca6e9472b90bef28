import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/sign-ins';

export const deviceQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/sign-ins'),
  // No save of one's own tells of a sign-in elsewhere: each look asks again.
  staleTime: 0,
});

/** The devices on which the account is signed in, latest use first. */
export function useDevices() {
  return useQuery(deviceQuery);
}

/** Signs one device out. */
export function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('DELETE /api/sign-ins/:id', { id }),
    onSuccess: () => toast({ title: 'Device Signed Out', description: 'It has to sign in again.' }),
    onError: (error) => failureToast('Sign Out Failed', failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Signs out every device but this one. */
export function useSignOutOthers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST /api/sign-ins/end-others'),
    onSuccess: () =>
      toast({ title: 'Devices Signed Out', description: 'You are signed in on this device alone.' }),
    onError: (error) => failureToast('Sign Out Failed', failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
