import { useCallback } from 'react';
import { compareNames } from '#domain/platform/name-order.ts';
import { useClients } from './client-queries.ts';

/** Returns a function that compares two clients by id, in the order of the client list; unknown ones come last. */
export function useClientOrder(): (clientId: number, otherId: number) => number {
  const { data } = useClients();
  return useCallback(
    (clientId, otherId) => {
      const [one, other] = [clientId, otherId].map((id) => data?.find((client) => client.id === id));
      if (!one || !other) return one ? -1 : other ? 1 : clientId - otherId;
      return compareNames(one, other) || one.id - other.id;
    },
    [data],
  );
}
