import type { FamilyInquiry, Inquiry, InquiryChange, WrittenInquiry } from './inquiry.ts';
import { type InquiryState, inquiryStates } from './inquiry-state.ts';

/** Who wrote through the website: a family about its child, or a school about what it needs. */
export type InquiryKind = Inquiry['kind'];

/** Whether a family wrote: a school becomes no client. */
export function isOfFamily(inquiry: Inquiry): inquiry is FamilyInquiry {
  return inquiry.kind === 'family';
}

/** Who wrote. */
export function writerOf(inquiry: WrittenInquiry): string {
  return inquiry.kind === 'family' ? inquiry.parentName : inquiry.name;
}

/** The states that an inquiry may have: a school becomes no client. */
export function statesOf(kind: InquiryKind): readonly InquiryState[] {
  return kind === 'family' ? inquiryStates : inquiryStates.filter((state) => state !== 'client');
}

/** Whether a change makes a client of an inquiry. */
export function makesClient({ state, clientId }: Pick<InquiryChange, 'state' | 'clientId'>): boolean {
  return state === 'client' || clientId !== undefined;
}
