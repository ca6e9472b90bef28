import { CalendarOff, ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { closingsOf, closingsOfPractice } from '#domain/caseload/closings/closed-places.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import type { ClosingFormStart } from './closing-form.tsx';
import { ClosingFormDialog } from './closing-form-dialog.tsx';
import { useClosings } from './closing-queries.ts';
import { ClosingRow } from './closing-row.tsx';
import { ClosingYearDialog } from './closing-year-dialog.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { type ListedPlace, useListedPlace } from './use-listed-place.ts';

export const meta = practiceTitle('Closings');

/** The days on which the practice, or a chosen school or district, is closed, upcoming and past. */
export default function ClosingsPage() {
  const today = useToday();
  const closings = useClosings();
  const { place, placeOptions, choosePlace } = useListedPlace();
  const [form, setForm] = useState<ClosingFormStart>();
  const [isYearOpen, setYearOpen] = useState(false);
  return (
    <>
      <PageHeader
        above={<BackLink to="/calendar">Calendar</BackLink>}
        title="Closings"
        description="Holidays, breaks and snow days, which weekly sessions leave out."
        actions={
          <>
            <Button variant="secondary" onClick={() => setYearOpen(true)} className="max-sm:w-full">
              <ClipboardPaste aria-hidden="true" />
              Paste a Year
            </Button>
            <Button
              onClick={() => setForm({ organizationId: place?.id })}
              data-new=""
              className="max-sm:w-full"
            >
              <Plus aria-hidden="true" />
              Add Closing
            </Button>
          </>
        }
      />
      <PlaceChoice place={place} options={placeOptions} onChoose={choosePlace} />
      <WhenLoaded query={closings} loadingLabel="Loading closings" placeholders={3}>
        {(every) => {
          const all = place ? closingsOf(place, every) : closingsOfPractice(every);
          const past = all.filter(({ lastDay }) => lastDay < today);
          return (
            <div className="grid gap-5">
              <ClosingCard
                title="To Come"
                closings={all.filter(({ lastDay }) => lastDay >= today)}
                place={place}
                onEdit={(closing) => setForm({ closing })}
              />
              {past.length > 0 && (
                <ClosingCard
                  title="Over"
                  closings={past.toReversed()}
                  place={place}
                  onEdit={(closing) => setForm({ closing })}
                />
              )}
            </div>
          );
        }}
      </WhenLoaded>
      <ClosingFormDialog start={form} onClose={() => setForm(undefined)} />
      <ClosingYearDialog open={isYearOpen} organizationId={place?.id} onClose={() => setYearOpen(false)} />
    </>
  );
}

interface ClosingCardProps {
  title: string;
  closings: readonly Closing[];
  /** The school or district; undefined is the practice. */
  place: ListedPlace | undefined;
  onEdit: (closing: Closing) => void;
}

function ClosingCard({ title, closings, place, onEdit }: ClosingCardProps) {
  return (
    <Card>
      <CardHeader title={title} />
      {closings.length === 0 ? (
        <EmptyState
          icon={CalendarOff}
          title="No closings found"
          description={
            place
              ? `Add the days on which ${place.name} is closed. Until it has its own, the practice's closings count as its calendar.`
              : 'Add the days on which the practice is closed.'
          }
        />
      ) : (
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {closings.map((closing) => (
            <ClosingRow
              key={closing.id}
              closing={closing}
              district={place && closing.organizationId !== place.id ? place.district : undefined}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
