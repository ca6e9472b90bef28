import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { othersNamedInNote } from '#domain/caseload/groups/names-in-note.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useShownFirstName } from '#web/caseload/clients/shown-names.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { ActivityField } from './activity-field.tsx';
import { openNoteSaver } from './note-queries.ts';

/** Returns the shared activity of a group, from the notes of all its children. */
export function useSharedActivity(notes: readonly NoteOfSession[]) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const ids = notes.map(({ sessionId }) => sessionId).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids identify the notes; their content changes inside the autosavers
  const savers = useMemo(() => notes.map((note) => openNoteSaver(queries, userId, note)), [ids, userId]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const stops = savers.map((saver) => saver.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [savers],
  );
  const texts = useSyncExternalStore(subscribe, () =>
    JSON.stringify(savers.map(({ state }) => (state.content.activity ?? '').trimEnd())),
  );
  const activities: string[] = JSON.parse(texts);
  return {
    text: savers[0]?.state.content.activity ?? '',
    /** Whether all notes have the same activity, so that it is entered once. */
    isShared: new Set(activities).size <= 1,
    /** The first activity, if only some notes have one. */
    first: activities.find((text) => text !== '') ?? '',
    change: (activity: string) => {
      for (const saver of savers) saver.change({ ...saver.state.content, activity });
    },
    save: () => Promise.all(savers.map((saver) => saver.flush())),
  };
}

interface SharedActivityProps {
  activity: ReturnType<typeof useSharedActivity>;
  sessions: readonly Session[];
}

/** The activity, typed once and saved in each child's note. */
export function SharedActivity({ activity, sessions }: SharedActivityProps) {
  const { text, isShared, first, change, save } = activity;
  const clientOf = useClientFinder();
  const shownFirstName = useShownFirstName();
  const children = sessions.flatMap(({ clientId }) => clientOf(clientId) ?? []);
  const [named] = othersNamedInNote(text, null, children);
  return (
    <Card className="mb-5" data-typing>
      <CardBody className="pt-4 pb-4">
        {isShared ? (
          <ActivityField
            text={text}
            hint="It is kept in the note of each child."
            error={
              named &&
              `This stands in the note of each child, and names ${shownFirstName(named)}. Please leave the name out.`
            }
            onChange={change}
            onLeave={() => void save()}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-ink-muted text-sm">
              The notes of this group say different activities. Each stands in its own note.
            </p>
            <Button variant="secondary" className="max-w-full gap-1" onClick={() => change(first)}>
              <span className="min-w-0 truncate">{`Use “${first}”`}</span>
              <span>{' for all'}</span>
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
