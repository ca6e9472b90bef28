import type { Client } from '#domain/clients/client.ts';
import { fullNameOf } from '#domain/names.ts';
import { inquiriesEntry, menuEntries } from '#web/navigation/practice-menu-entries.ts';
import { matchOptions } from '#web/ui/combobox-filter.ts';

const CLIENTS_SHOWN = 8;
const STARTS_SHOWN = 5;

export type PaletteAim =
  | { kind: 'path'; path: string }
  | { kind: 'session'; clientId: number }
  | { kind: 'task' }
  | { kind: 'keys' };

export interface PaletteCommand {
  value: string;
  label: string;
  detail?: string | undefined;
  aim: PaletteAim;
}

export interface PaletteGroup {
  title: string;
  commands: PaletteCommand[];
}

const pages = menuEntries.map(pageCommand);
const pagesOfOwner = [...pages, pageCommand(inquiriesEntry)];

const actions: readonly PaletteCommand[] = [
  command('Add a client', '/clients/new'),
  command('Schedule a session', '/sessions/new'),
  command('New assessment', '/assessments/new'),
  command('New invoice', '/invoices/new'),
  { value: 'task', label: 'Add a task', aim: { kind: 'task' } },
  { value: 'keys', label: 'Show the keys', aim: { kind: 'keys' } },
];

interface PaletteScope {
  clients: readonly Client[];
  /** Whether the practice is hers, which has a page more. */
  isOwner: boolean;
}

/** What can be done, for what was typed so far: clients first, as they are looked for most. */
export function paletteGroups({ clients, isOwner }: PaletteScope, typed: string): PaletteGroup[] {
  const isSearching = typed.trim() !== '';
  const starts = clients.filter(({ status }) => status === 'active').map(startFor);
  const groups = [
    {
      title: 'Clients',
      commands: isSearching ? found(clients.map(clientCommand), typed, CLIENTS_SHOWN) : [],
    },
    { title: 'Start a session', commands: isSearching ? found(starts, typed, STARTS_SHOWN) : [] },
    { title: 'Actions', commands: found(actions, typed) },
    { title: 'Pages', commands: found(isOwner ? pagesOfOwner : pages, typed) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

function command(label: string, path: string): PaletteCommand {
  return { value: path, label, aim: { kind: 'path', path } };
}

function pageCommand({ to, label }: { to: string; label: string }): PaletteCommand {
  return command(`Go to ${label}`, to);
}

function clientCommand(client: Client): PaletteCommand {
  const { id, email, phone } = client;
  return {
    value: `client-${id}`,
    label: fullNameOf(client),
    detail: email ?? phone ?? undefined,
    aim: { kind: 'path', path: `/clients/${id}` },
  };
}

function startFor(client: Client): PaletteCommand {
  return {
    value: `start-${client.id}`,
    label: `Start a session for ${fullNameOf(client)}`,
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
