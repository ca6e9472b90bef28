import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/sign-ins';

export const deviceQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/sign-ins'),
  // Sign-ins elsewhere are not reported, so each visit refetches.
  staleTime: 0,
});

/** Returns the account's devices, latest use first. */
export function useDevices() {
  return useQuery(deviceQuery);
}

/** Signs one device out. */
export function useSignOutDevice() {
  return useRecordMutation({
    call: (id: string) => request('DELETE /api/sign-ins/:id', { id }),
    refreshes: [deviceQuery.queryKey],
    refreshesAfterFailure: true,
    success: { title: 'Device Signed Out', description: 'It has to sign in again.' },
    failure: 'Sign Out Failed',
  });
}

/** Signs out every device but this one. */
export function useSignOutOthers() {
  return useRecordMutation({
    call: () => request('POST /api/sign-ins/end-others'),
    refreshes: [deviceQuery.queryKey],
    refreshesAfterFailure: true,
    success: { title: 'Devices Signed Out', description: 'You are signed in on this device alone.' },
    failure: 'Sign Out Failed',
  });
}
