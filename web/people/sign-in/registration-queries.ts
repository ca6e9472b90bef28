import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestSignIn } from '#web/platform/api/request.ts';

const path = '/api/registration';

export const registrationQuery = queryOptions({
  queryKey: [path],
  queryFn: () => requestSignIn('GET /api/registration'),
  // The operator can change it at a start, and the owner on any device, so each visit refetches.
  staleTime: 0,
});

/** Returns who may open an account; requested only if `isAsked`. */
export function useRegistrationStatus(isAsked = true) {
  return useQuery({ ...registrationQuery, enabled: isAsked });
}
