import type { PracticeOnPaper } from '#domain/billing/billing-documents/paper-parties.ts';
import { paperPracticeOf } from '#domain/people/practice/paper-practice.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';

/** The practice at the moment of a paper. */
export type PracticeNow = Pick<PracticeRequest, 'settings' | 'today'>;

/** The practice with how it is reached. */
export interface IssuingPractice extends PracticeNow {
  identity: PracticeContact;
}

/** Returns the practice at the head of a paper whose license is the therapist's. */
export function practiceOn(practice: IssuingPractice): PracticeOnPaper {
  const { license: _ofPractice, ...head } = paperPracticeOf(practice);
  return head;
}
