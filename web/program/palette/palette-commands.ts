import type { Client } from '#domain/caseload/clients/client.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { areInitialsShown, shownEmailOf, shownNameOf } from '#web/caseload/clients/shown-names.ts';
import type { PaletteCommand } from '#web/platform/palette/palette-command.ts';
import { matchOptions } from '#web/platform/ui/combobox-filter.ts';
import type { ThemeChoice } from '#web/platform/ui/theme-choice.ts';
import { practicePages } from '#web/program/frame/practice-pages.ts';
import { settingsSections } from '#web/program/settings-sections.ts';

const CLIENTS_SHOWN = 8;
const GROUPS_SHOWN = 4;
const ORGANIZATIONS_SHOWN = 4;
const RECENT_SHOWN = 3;
const STARTS_SHOWN = 5;

export interface PaletteGroup {
  title: string;
  commands: PaletteCommand[];
}

const pages = practicePages.filter(({ isFor }) => isFor === undefined).map(pageCommand);
const pagesOfOwner = [...pages, ...practicePages.filter(({ isFor }) => isFor === 'owner').map(pageCommand)];

const actions: readonly PaletteCommand[] = [
  command('Add a Client', '/clients/new', 'new client'),
  command('Schedule a Session', '/sessions/new', 'new session'),
  command('New Assessment', '/assessments/new'),
  command('New Invoice', '/invoices/new'),
  { value: 'task', label: 'Add a Task', aim: { kind: 'task' } },
  command('Bill the Month', '/invoices/batch', 'billing'),
  { value: 'keys', label: 'Show the Keys', aim: { kind: 'keys' } },
];

/** Only found by searching: rare actions would clutter the list. */
const rareActions: readonly PaletteCommand[] = [
  command('Go to Groups', '/groups'),
  { ...command('Go to Today', '/calendar'), value: 'today' },
  command('Mark an Invoice Paid', '/invoices?status=pending', 'mark paid payment'),
  command('Payments', '/payments', 'record payment refund write-off credit check'),
  command('Close a Day', '/calendar/closings', 'closings holiday vacation snow day off'),
  command('Schools & Payers', '/organizations', 'district'),
  command('Monthly Billing', '/vouchers/new', 'bill a district county school payer'),
  command('Bills to Payers', '/vouchers'),
  command('New Mandate', '/mandates/new', 'iep minutes'),
  command('Import Clients', '/settings/data/import', 'roster csv spreadsheet file'),
  themeCommand('Dark Theme', 'dark'),
  themeCommand('Light Theme', 'light'),
  themeCommand('Theme of This Device', 'system'),
  { value: 'logout', label: 'Log Out', also: 'logout sign out', aim: { kind: 'logout' } },
];

interface PaletteScope {
  clients: readonly Client[];
  /** The ids of recently opened clients. */
  recent?: readonly number[] | undefined;
  /** The therapist's groups. */
  groups?: readonly PaletteCommand[] | undefined;
  /** The therapist's schools and payers. */
  organizations?: readonly PaletteCommand[] | undefined;
  /** Today's sessions. */
  today?: readonly PaletteCommand[] | undefined;
  /** Invoices and assessments that contain the typed text. */
  records?: readonly PaletteCommand[] | undefined;
  /** Notes that contain the typed text. */
  notes?: readonly PaletteCommand[] | undefined;
  /** Whether the user owns the practice, which has an additional page. */
  isOwner: boolean;
}

/** Returns the commands for the typed text: clients first, because they are searched most. */
export function paletteGroups(scope: PaletteScope, typed: string): PaletteGroup[] {
  const { clients, isOwner, recent = [], today = [], records = [], notes = [] } = scope;
  const { groups: meeting = [], organizations = [] } = scope;
  const isSearching = typed.trim() !== '';
  const starts = clients.filter(({ status }) => status === 'active').map(startFor);
  const groups = [
    { title: 'Today', commands: isSearching ? [] : [...today] },
    { title: 'Recent Clients', commands: isSearching ? [] : recentCommands(clients, recent) },
    {
      title: 'Clients',
      commands: isSearching
        ? found(recentFirst(clients, recent).map(clientCommand), typed, CLIENTS_SHOWN)
        : [],
    },
    { title: 'Groups', commands: isSearching ? found(meeting, typed, GROUPS_SHOWN) : [] },
    { title: 'Start a Session', commands: isSearching ? found(starts, typed, STARTS_SHOWN) : [] },
    {
      title: 'Actions',
      commands: found(isSearching ? [...actions, namesCommand(), ...rareActions] : actions, typed),
    },
    {
      title: 'Pages',
      commands: found(
        [...(isOwner ? pagesOfOwner : pages), ...(isSearching ? sectionCommands(isOwner) : [])],
        typed,
      ),
    },
    {
      title: 'Schools & Payers',
      commands: isSearching ? found(organizations, typed, ORGANIZATIONS_SHOWN) : [],
    },
    // These arrive last and are placed below, so that nothing moves.
    { title: 'Invoices, Assessments and Documents', commands: isSearching ? [...records] : [] },
    { title: 'Notes', commands: isSearching ? [...notes] : [] },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

function command(label: string, path: string, also?: string): PaletteCommand {
  return { value: path, label, also, aim: { kind: 'path', path } };
}

/** The sections of the settings, found by searching. */
function sectionCommands(isOwner: boolean): PaletteCommand[] {
  return settingsSections
    .filter(({ isForOwner }) => isOwner || !isForOwner)
    .map(({ to, label }) => ({ ...command(`Settings: ${label}`, to), value: `section-${to}` }));
}

function pageCommand({ to, label }: { to: string; label: string }): PaletteCommand {
  return command(`Go to ${label}`, to);
}

function themeCommand(label: string, theme: ThemeChoice): PaletteCommand {
  return { value: `theme-${theme}`, label, aim: { kind: 'theme', theme } };
}

function namesCommand(): PaletteCommand {
  const label = areInitialsShown() ? 'Show Names' : 'Show Initials';
  return { value: 'names', label, also: 'hide names initials privacy', aim: { kind: 'names' } };
}

function recentFirst(clients: readonly Client[], recent: readonly number[]): Client[] {
  const placeOf = ({ id }: Client) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return clients.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function recentCommands(clients: readonly Client[], recent: readonly number[]): PaletteCommand[] {
  return recent
    .flatMap((id) => clients.find((client) => client.id === id) ?? [])
    .slice(0, RECENT_SHOWN)
    .map(clientCommand);
}

function clientCommand(client: Client): PaletteCommand {
  const { id, email, phone } = client;
  return {
    value: `client-${id}`,
    label: shownNameOf(client),
    detail: email ? shownEmailOf(email) : (phone ?? undefined),
    also: `${fullNameOf(client)} ${phone ?? ''} ${phone?.replace(/\D/g, '') ?? ''}`,
    aim: { kind: 'path', path: `/clients/${id}` },
  };
}

function startFor(client: Client): PaletteCommand {
  return {
    value: `start-${client.id}`,
    label: `Start a Session for ${shownNameOf(client)}`,
    also: fullNameOf(client),
    aim: { kind: 'session', clientId: client.id },
  };
}

function found(
  commands: readonly PaletteCommand[],
  typed: string,
  limit = commands.length,
): PaletteCommand[] {
  const matches = new Set(matchOptions(commands, typed).map(({ value }) => value));
  return commands.filter(({ value }) => matches.has(value)).slice(0, limit);
}
