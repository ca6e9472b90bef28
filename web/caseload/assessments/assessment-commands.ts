import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { type PaletteCommand, RECORDS_SHOWN } from '#web/platform/palette/palette-command.ts';

/** Returns the palette's commands for assessments whose title or client contains the words; none for a single letter. */
export function useAssessmentCommands(words: string): PaletteCommand[] {
  const timeZone = useTimeZone();
  const clientName = useClientName('Client');
  const isAsked = words.length > 1;
  const query = { search: words, limit: RECORDS_SHOWN };
  const found = useQuery({
    queryKey: ['/api/assessments', 'palette', query],
    queryFn: () => request('GET /api/assessments', { query }),
    enabled: isAsked,
  });
  if (!isAsked) return [];
  return (found.data ?? []).map(({ id, title, clientId, dateCreated }) => ({
    value: `assessment-${id}`,
    label: title,
    detail: `${clientName(clientId)}, ${formatDate(dateCreated, timeZone)}`,
    aim: { kind: 'path', path: `/assessments/${id}` },
  }));
}
