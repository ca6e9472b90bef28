import { CircleCheck, SearchX } from 'lucide-react';
import { formatDay } from '#domain/platform/dates.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { MoreRowsBelow } from '#web/platform/ui/more-rows.tsx';
import { NothingFound } from '#web/platform/ui/nothing-found.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { NoteListFilters } from './note-list-filters.tsx';
import { useNotePages } from './note-list-queries.ts';
import { NotesByDay } from './notes-by-day.tsx';
import { noNoteListChoices, useNoteListFilter } from './use-note-list-filter.ts';

export const meta = practiceTitle('Notes');

/** The notes that sessions need, by day: those to write or sign first, others on request. */
export default function NoteListPage() {
  const { notesSignedFrom } = usePracticeSettings();
  const [choices, change] = useNoteListFilter();
  const list = useNotePages({ ...choices });
  const isNarrowed = choices.state !== 'open' || choices.clientId !== undefined;
  return (
    <>
      <PageHeader
        title="Notes"
        description={
          notesSignedFrom === null
            ? 'What is to be written and signed.'
            : `What is to be written and signed, from ${formatDay(notesSignedFrom)} on.`
        }
      />
      <NoteListFilters choices={choices} onChange={change} />
      <WhenLoaded query={list} loadingLabel="Loading notes" placeholders={4} rowClassName="h-16">
        {({ rows, total, more }) => (
          <>
            <p role="status" className="sr-only">
              {isNarrowed && `${total} ${total === 1 ? 'note matches' : 'notes match'}`}
            </p>
            {rows.length > 0 ? (
              <NotesByDay notes={rows} />
            ) : (
              <Card>
                {isNarrowed ? (
                  <NothingFound
                    icon={SearchX}
                    title="No notes found"
                    description="No notes match your filters."
                    onClear={() => change(noNoteListChoices)}
                  />
                ) : (
                  <EmptyState
                    icon={CircleCheck}
                    title="No notes to sign"
                    description="A session stands here once it is over or checked in, until its note is signed."
                  />
                )}
              </Card>
            )}
            {more && <MoreRowsBelow more={more} label="Loading more notes" />}
          </>
        )}
      </WhenLoaded>
    </>
  );
}
