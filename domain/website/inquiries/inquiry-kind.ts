import type { FamilyInquiry, Inquiry, InquiryChange, WrittenInquiry } from './inquiry.ts';
import { type InquiryState, inquiryStates } from './inquiry-state.ts';

/** Who wrote through the website: a family about its child, or a school. */
export type InquiryKind = Inquiry['kind'];

/** Returns whether a family wrote; only then can the inquiry become a client. */
export function isOfFamily(inquiry: Inquiry): inquiry is FamilyInquiry {
  return inquiry.kind === 'family';
}

/** Returns the writer's name. */
export function writerOf(inquiry: WrittenInquiry): string {
  return inquiry.kind === 'family' ? inquiry.parentName : inquiry.name;
}

/** Returns the states that an inquiry can have; a school cannot become a client. */
export function statesOf(kind: InquiryKind): readonly InquiryState[] {
  return kind === 'family' ? inquiryStates : inquiryStates.filter((state) => state !== 'client');
}

/** Returns whether a change turns an inquiry into a client. */
export function makesClient({ state, clientId }: Pick<InquiryChange, 'state' | 'clientId'>): boolean {
  return state === 'client' || clientId !== undefined;
}
