import { useUser } from '#web/people/sign-in/user-queries.ts';
import { type MenuEntryProps, PracticeMenuLink } from '#web/platform/navigation/practice-menu-link.tsx';
import { useNewInquiries } from './inquiry-queries.ts';

/** The menu's link to the inquiries, with the number of new ones; for the owner only. */
export function InquiryMenuLink({ entry, onChoose }: MenuEntryProps) {
  const isOwner = useUser().data?.isOwner ?? false;
  const count = useNewInquiries().length;
  return isOwner && <PracticeMenuLink entry={entry} count={count} onChoose={onChoose} />;
}
