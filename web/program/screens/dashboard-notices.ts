import { countOf } from '#domain/platform/count-of.ts';
import { usePracticeNotices } from '#web/people/practice/practice-notice-queries.ts';
import { useRegistrationStatus } from '#web/people/sign-in/registration-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useSupervision } from '#web/people/team/own-supervision-query.ts';
import { useInquiries, useNewInquiries } from '#web/website/inquiries/inquiry-queries.ts';
import { useFirstStepsWanted } from './first-steps-choice.ts';

const kinds = ['practice', 'supervision', 'registration', 'inquiries', 'steps'] as const;

/** The dashboard's notices, in their order; `notice-cards.tsx` has the card of each. */
export type NoticeKind = (typeof kinds)[number];

const subjects: Record<NoticeKind, string> = {
  practice: 'the practice',
  supervision: 'supervision',
  registration: 'open registration',
  inquiries: 'new inquiries',
  steps: 'first steps',
};

/** Returns "2 notices: open registration, new inquiries". */
export function noticesText(notices: readonly NoticeKind[]): string {
  const about = notices.map((kind) => subjects[kind]).join(', ');
  return `${countOf(notices.length, 'notice')}: ${about}`;
}

/** Returns which notices there are, and whether all of them have been requested. */
export function useDashboardNotices(): { areRead: boolean; known: NoticeKind[] } {
  const isOwner = useUser().data?.isOwner ?? false;
  const notices = usePracticeNotices();
  const registration = useRegistrationStatus(isOwner);
  const inquiries = useInquiries();
  const supervision = useSupervision();
  const { supervisor, supervised = [] } = supervision.data ?? {};
  const isThere: Record<NoticeKind, boolean> = {
    practice: (notices.data ?? []).length > 0,
    supervision: Boolean(supervisor) || supervised.length > 0,
    registration: isOwner && registration.data?.mode === 'open',
    inquiries: useNewInquiries().length > 0,
    steps: useFirstStepsWanted() && isOwner,
  };
  return {
    areRead: ![notices, supervision, registration, inquiries].some(({ isLoading }) => isLoading),
    known: kinds.filter((kind) => isThere[kind]),
  };
}
