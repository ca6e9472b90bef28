import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/platform/dates.ts';
import { foundInNote, searchedWords } from '#domain/platform/note-search.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { type PaletteCommand, useSearchedText } from '#web/platform/palette/palette-command.ts';

/** Returns the latest sessions whose notes contain the typed words, with the matching line. */
export function useNoteCommands(typed: string): PaletteCommand[] {
  const timeZone = useTimeZone();
  const clientName = useClientName();
  const searched = useSearchedText(typed) ?? '';
  const found = useQuery({
    ...sessionQueries.withNotes(searched),
    enabled: searchedWords(searched).length > 0,
  });
  return (found.data ?? []).map(({ id, clientId, date, notes }) => ({
    value: `note-${id}`,
    label: `${clientName(clientId)}, ${formatDate(date, timeZone)}`,
    detail: foundInNote(notes, searched)
      ?.map(({ text }) => text)
      .join(''),
    aim: { kind: 'path', path: `/sessions/${id}` },
  }));
}
