import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import type { PaletteCommand } from '#web/platform/palette/palette-command.ts';

/** Returns the palette's commands for schools and payers, found by name or by a person there, once something is typed. */
export function useOrganizationCommands(typed: string): PaletteCommand[] {
  const organizations = useOrganizations(typed.trim().length > 1);
  return (organizations.data ?? []).map(({ id, name, people, contract }) => ({
    value: `organization-${id}`,
    label: name,
    detail: contract === null ? 'School' : 'Payer',
    also: people.map((person) => person.name).join(' '),
    aim: { kind: 'path', path: `/organizations/${id}` },
  }));
}
