import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

const path = '/api/organizations';

/** The list of schools and payers. It stands here since closings name them. */
export const organizationList = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/organizations') }),
};

/** Loads the schools and payers, once they are wanted. */
export function useOrganizations(isWanted = true) {
  return useQuery({ ...organizationList.list(), enabled: isWanted });
}
