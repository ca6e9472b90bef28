import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestSignIn } from '#web/platform/api/request.ts';

const path = '/api/registration';

export const registrationQuery = queryOptions({
  queryKey: [path],
  queryFn: () => requestSignIn('GET /api/registration'),
  // The operator decides it at a start of the program, the owner on any device: each look asks again.
  staleTime: 0,
});

/** Who may open an account; asked only where `isAsked`. */
export function useRegistrationStatus(isAsked = true) {
  return useQuery({ ...registrationQuery, enabled: isAsked });
}
