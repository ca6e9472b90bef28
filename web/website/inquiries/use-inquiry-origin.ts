import { useLocation } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { clientOfInquiry } from '#domain/website/inquiries/client-of-inquiry.ts';
import type { NewClientOrigin } from '#web/caseload/clients/new-client-origin.ts';
import { useInquiry, useUpdateInquiry } from './inquiry-queries.ts';

/**
 * Returns the origin of a new client: the family's inquiry that the link to the form named, which fills in the form
 * and is linked to the client; undefined if there is none.
 */
export function useInquiryOrigin(): NewClientOrigin | undefined {
  const { isLoading, inquiry } = useInquiry(inquiryIdIn(useLocation().state));
  const linking = useUpdateInquiry();
  const home = { path: '/inquiries', label: 'Inquiries' };
  if (isLoading) return { isLoading, start: undefined, home, onCreated: () => {} };
  if (inquiry?.kind !== 'family') return undefined;
  return {
    isLoading,
    start: clientOfInquiry(inquiry),
    home,
    onCreated: (clientId) => linking.mutate({ id: inquiry.id, clientId }),
  };
}

/** Returns the id of the inquiry, which is in the history state rather than in the address. */
function inquiryIdIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('inquiryId' in state)) return undefined;
  return parseRecordId(String(state.inquiryId));
}
