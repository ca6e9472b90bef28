import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useSingleKeys } from '#web/platform/palette/single-keys.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Kbd } from '#web/platform/ui/kbd.tsx';
import { nextNoteQuery } from './note-list-queries.ts';

/** Link from a signed note to the next unsigned one, with a shortcut key; nothing if all are signed. It names no child. */
export function NextNote({ session }: { session: Pick<Session, 'id' | 'date'> }) {
  const timeZone = useTimeZone();
  const areKeysOn = useSingleKeys();
  const next = useQuery(nextNoteQuery(session)).data;
  if (!next) return null;
  return (
    // "n" follows the element marked with `data-new`.
    <ButtonLink
      to={`/sessions/${next.sessionId}/note`}
      data-new=""
      variant="secondary"
      className="mb-5 max-w-full max-sm:w-full"
    >
      <span className="min-w-0 truncate">
        {`Next note: ${formatDate(next.date, timeZone)}, ${formatTime(next.date, timeZone)}`}
      </span>
      <ArrowRight aria-hidden="true" />
      {areKeysOn && (
        <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
          <Kbd>n</Kbd>
        </span>
      )}
    </ButtonLink>
  );
}
