import { sql } from 'kysely';
import {
  type Client,
  type ClientChange,
  type ClientStatus,
  clientRecord,
  type NewClient,
} from '#domain/caseload/clients/client.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { digitsOfNumber, plainText, searchedText } from '#domain/platform/search-text.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const CLIENT_NOT_FOUND = 'The requested client could not be found';

const columns = selectionOf(clientRecord);

/** By last name, then first name, as people look for them: accents and capitals make no difference. */
export const clientOrder: ListOrder<Client> = {
  direction: 'asc',
  keys: [
    // By bytes, as `compareText` orders: a host's language would order names otherwise.
    {
      by: sql`plain_text(last_name) COLLATE "binary"`,
      shape: keyShapes.text,
      of: (client) => plainText(client.lastName),
    },
    {
      by: sql`plain_text(first_name) COLLATE "binary"`,
      shape: keyShapes.text,
      of: (client) => plainText(client.firstName),
    },
    { by: 'id', shape: keyShapes.id, of: (client) => client.id },
  ],
};

export interface ClientFilter {
  status?: ClientStatus | undefined;
  /** A typed part of the name, email or phone number. */
  search?: string | undefined;
}

/** Returns the therapist's clients by last name. */
export async function listClients(
  queries: CaseloadQueries,
  { status, search }: ClientFilter = {},
  page: Page = {},
): Promise<Client[]> {
  let selection = queries.selectFrom('clients').select(columns);
  if (status !== undefined) selection = selection.where('status', '=', status);
  if (search !== undefined) selection = selection.where(isFoundBy(queries, search));
  return inOrder(selection, clientOrder, page).execute();
}

/** Selects the ids of clients whose full name contains the typed text. */
export function selectIdsByName(queries: CaseloadQueries, typed: string) {
  return queries
    .selectFrom('clients')
    .select('clients.id')
    .where(queries.search.holdsName([fullName], typed));
}

const fullName = sql<string>`first_name || ' ' || last_name`;
const lastNameFirst = sql<string>`last_name || ', ' || first_name`;

function isFoundBy({ search }: CaseloadQueries, typed: string) {
  const found = sql<boolean>`(${search.holdsName([fullName, lastNameFirst], typed)}
    or ${search.holds(['email', 'phone'], typed)})`;
  const digits = digitsOfNumber(searchedText(typed));
  return digits === undefined ? found : sql<boolean>`(${found} or ${search.matchesDigits('phone', digits)})`;
}

/** Returns one client. Throws 404 if it does not exist or belongs to another therapist. */
export async function getClient(queries: CaseloadQueries, id: number): Promise<Client> {
  const client = await queries.find(clientRecord, id);
  if (!client) throw notFound(CLIENT_NOT_FOUND);
  return client;
}

/** Inserts a client and returns it as stored. */
export async function createClient(queries: CaseloadWrites, client: NewClient): Promise<Client> {
  const row = newClientRow(client, queries.now);
  const added = await queries.add(clientRecord, row);
  queries.audit({ action: 'create', entity: 'client', entityId: added.id, clientId: added.id });
  return added;
}

/** Returns the row of a client created at `now`. */
export function newClientRow(client: NewClient, now: Instant) {
  return insertRow(clientRecord, { ...contentOf(clientRecord, client), createdAt: now, updatedAt: now });
}

/** Changes the sent fields. */
export async function updateClient(
  queries: CaseloadWrites,
  before: Client,
  change: Omit<ClientChange, 'updatedAt'>,
): Promise<Client> {
  const { id } = before;
  await queries
    .updateTable('clients')
    .set({ ...updateRow(clientRecord, change), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'client', entityId: id, clientId: id });
  const after = await getClient(queries, id);
  queries.undo.changed(clientRecord, before, after);
  return after;
}
