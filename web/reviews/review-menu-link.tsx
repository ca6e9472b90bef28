import { CircleCheck } from 'lucide-react';
import type { MenuEntry } from '#web/navigation/practice-menu-entries.ts';
import { PracticeMenuLink } from '#web/navigation/practice-menu-link.tsx';
import { useOpenReviews } from './open-reviews-query.ts';

const entry: MenuEntry = { to: '/reviews', label: 'Reviews', icon: CircleCheck };

/** The menu's way to what waits for the review, with how much does; for whoever supervises somebody alone. */
export default function ReviewMenuLink({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { data } = useOpenReviews();
  return (
    data?.isSupervisor && (
      <PracticeMenuLink entry={entry} count={data.waiting} countWord="to review" onChoose={onChoose} />
    )
  );
}
