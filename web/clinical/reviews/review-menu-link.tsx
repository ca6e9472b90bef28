import { type MenuEntryProps, PracticeMenuLink } from '#web/platform/navigation/practice-menu-link.tsx';
import { useOpenReviews } from './open-reviews-query.ts';

/** The menu's link to texts that await review, with their number; for supervisors only. */
export function ReviewMenuLink({ entry, onChoose }: MenuEntryProps) {
  const { data } = useOpenReviews();
  return (
    data?.isSupervisor && (
      <PracticeMenuLink entry={entry} count={data.waiting} countWord="to review" onChoose={onChoose} />
    )
  );
}
