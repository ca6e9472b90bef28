import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { type PaletteCommand, RECORDS_SHOWN } from '#web/platform/palette/palette-command.ts';

/** Returns the palette's commands for documents whose title or client contains the words; none for a single letter. */
export function useDocumentCommands(words: string): PaletteCommand[] {
  const clientName = useClientName('Client');
  const isAsked = words.length > 1;
  const documents = useQuery({
    queryKey: ['/api/documents', 'list', {}],
    queryFn: () => request('GET /api/documents'),
    enabled: isAsked,
  });
  if (!isAsked) return [];
  return (documents.data ?? [])
    .map(({ id, title, clientId, untilOn }) => ({
      id,
      title,
      child: clientName(clientId),
      until: formatDay(untilOn),
    }))
    .filter(({ title, child }) => containsWords(`${title} ${child}`, words))
    .slice(0, RECORDS_SHOWN)
    .map(({ id, title, child, until }) => ({
      value: `document-${id}`,
      label: title,
      detail: `${child}, ${until}`,
      aim: { kind: 'path', path: `/documents/${id}` },
    }));
}

function containsWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
