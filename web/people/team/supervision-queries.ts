import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { supervisionQuery } from './own-supervision-query.ts';

/** Agrees to the supervision that was shown. */
export function useAgreeToSupervision(supervisor: string) {
  return useRecordMutation({
    call: (updatedAt: string) => request('POST /api/supervision/agree', { body: { updatedAt } }),
    refreshes: [supervisionQuery.queryKey, ['/api/team']],
    refreshesAfterFailure: true,
    success: {
      title: 'Supervision Agreed',
      description: `${supervisor} reads what you sign, to review it.`,
    },
    failure: 'Supervision Not Agreed',
  });
}

/** Declines or ends the user's own supervision. */
export function useEndSupervision(supervisor: string) {
  return useRecordMutation({
    call: () => request('DELETE /api/supervision'),
    refreshes: [supervisionQuery.queryKey, ['/api/team']],
    refreshesAfterFailure: true,
    success: { title: 'Supervision Ended', description: `${supervisor} does not read what you sign.` },
    failure: 'Supervision Not Ended',
  });
}
