import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ListedReview, ReviewListState } from '#domain/clinical/reviews/review-acts.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { dayOf, formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { MoreRowsBelow } from '#web/platform/ui/more-rows.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useReviewPages } from './review-queries.ts';
import { ReviewRow } from './review-row.tsx';

export const meta = practiceTitle('Reviews');

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'reviewed', label: 'Reviewed' },
] as const;

const nothing: Record<ReviewListState, { title: string; description: string }> = {
  waiting: {
    title: 'Nothing to review',
    description: 'What a therapist whom you supervise signs stands here until you have reviewed it.',
  },
  reviewed: { title: 'Nothing reviewed yet', description: 'What you have reviewed stands here to read.' },
};

/** A supervisor's list of signed texts that await review, by the day of signing. */
export default function ReviewListPage() {
  const [state, setState] = useState<ReviewListState>('waiting');
  const list = useReviewPages(state);
  return (
    <>
      <PageHeader
        title="Reviews"
        description="What the therapists whom you supervise signed. You see their signed texts, and nothing else of their caseloads."
      />
      <div className="mb-5">
        <SegmentedControl label="Show" value={state} options={states} onChange={setState} />
      </div>
      <WhenLoaded query={list} loadingLabel="Loading reviews" placeholders={4} rowClassName="h-16">
        {({ rows, more }) => (
          <>
            {rows.length > 0 ? (
              <ReviewsByDay reviews={rows} />
            ) : (
              <Card>
                <EmptyState icon={CircleCheck} {...nothing[state]} />
              </Card>
            )}
            {more && <MoreRowsBelow more={more} label="Loading more reviews" />}
          </>
        )}
      </WhenLoaded>
    </>
  );
}

function ReviewsByDay({ reviews }: { reviews: readonly ListedReview[] }) {
  const timeZone = useTimeZone();
  const today = useToday();
  const days = Map.groupBy(reviews, ({ signedAt }) => dayOf(signedAt, timeZone));
  return (
    <div className="grid gap-5">
      {Array.from(days, ([day, ofDay]) => (
        <Card key={day} className="overflow-clip">
          <CardHeader
            title={`${day === today ? 'Today, ' : ''}${weekdayOf(day)}, ${formatDay(day)}`}
            description={`${countOf(ofDay.length, 'text')} signed`}
          />
          <ul className="mt-3 divide-y divide-line border-line border-t">
            {ofDay.map((review) => (
              <li key={review.id}>
                <ReviewRow review={review} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
