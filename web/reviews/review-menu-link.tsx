import { reviewsEntry } from '#web/navigation/practice-menu-entries.ts';
import { PracticeMenuLink } from '#web/navigation/practice-menu-link.tsx';
import { useOpenReviews } from './review-queries.ts';

/** The menu's way to what waits for the review, with how much does; for whoever supervises somebody alone. */
export function ReviewMenuLink({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { isSupervisor = false, waiting = 0 } = useOpenReviews().data ?? {};
  return (
    isSupervisor && (
      <PracticeMenuLink entry={reviewsEntry} count={waiting} countWord="to review" onChoose={onChoose} />
    )
  );
}
