import { formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import type { PaletteCommand } from '#web/platform/palette/palette-command.ts';
import { useTodaysSessions } from './session-queries.ts';

/** Returns the palette's commands for today's sessions, in order. */
export function useTodayCommands(): PaletteCommand[] {
  const timeZone = useTimeZone();
  const clientName = useClientName('Client');
  return (useTodaysSessions().data ?? []).map(({ id, clientId, date }) => ({
    value: `today-${id}`,
    label: clientName(clientId),
    detail: formatTime(date, timeZone),
    aim: { kind: 'path', path: `/sessions/${id}` },
  }));
}
