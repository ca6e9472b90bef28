import { parseRecordId } from '#domain/platform/record-id.ts';

/** The inquiry that a link to the client form carried along, outside the address. */
export function inquiryIdIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('inquiryId' in state)) return undefined;
  return parseRecordId(String(state.inquiryId));
}
