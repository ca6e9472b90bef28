import type { PaletteCommand } from '#web/platform/palette/palette-command.ts';
import { useGroups } from './group-queries.ts';

/** Returns the palette's commands for groups, found by name. */
export function useGroupCommands(): PaletteCommand[] {
  return (useGroups().data ?? []).map(({ id, name, active }) => ({
    value: `group-${id}`,
    label: name,
    detail: active ? 'Group' : 'Inactive group',
    aim: { kind: 'path', path: `/groups/${id}` },
  }));
}
