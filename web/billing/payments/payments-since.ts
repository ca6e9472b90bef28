import { useQuery } from '@tanstack/react-query';
import type { Day } from '#domain/platform/dates.ts';
import { request } from '#web/platform/api/request.ts';

/** The payments, refunds and write-offs from a day on, without void ones. */
export function usePaymentsSince(from: Day) {
  return useQuery({
    queryKey: ['/api/payments', { from }],
    queryFn: () => request('GET /api/payments', { query: { from } }),
  });
}
