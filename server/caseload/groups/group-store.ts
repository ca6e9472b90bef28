import { sql } from 'kysely';
import { type Group, type GroupChange, groupRecord, type NewGroup } from '#domain/caseload/groups/group.ts';
import { contentOf, type Stored } from '#domain/platform/record.ts';
import { plainText } from '#domain/platform/search-text.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import { setGroup } from '#server/caseload/sessions/sessions-of-group.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';
import { addMembers, removeMembers, rostersOf } from './member-store.ts';

export const GROUP_NOT_FOUND = 'The requested group could not be found';

const columns = selectionOf(groupRecord);

type StoredGroup = Stored<typeof groupRecord>;

/** By name; groups of the same name in order of creation. */
export const groupOrder: ListOrder<Group> = {
  direction: 'asc',
  keys: [
    { by: sql`plain_text(name) COLLATE "binary"`, shape: keyShapes.text, of: ({ name }) => plainText(name) },
    { by: 'id', shape: keyShapes.id, of: (group) => group.id },
  ],
};

/** Returns the therapist's groups by name, each with its current and former members. */
export async function listGroups(queries: CaseloadQueries, page: Page = {}): Promise<Group[]> {
  const groups = await inOrder(queries.selectFrom('groups').select(columns), groupOrder, page).execute();
  return withMembers(queries, groups);
}

/** Returns one group. Throws 404 if it does not exist or belongs to another therapist. */
export async function getGroup(queries: CaseloadQueries, id: number): Promise<Group> {
  const groups = await queries.selectFrom('groups').select(columns).where('id', '=', id).execute();
  const [group] = await withMembers(queries, groups);
  if (!group) throw notFound(GROUP_NOT_FOUND);
  return group;
}

async function withMembers(queries: CaseloadQueries, groups: readonly StoredGroup[]): Promise<Group[]> {
  const members = await rostersOf(
    queries,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => ({ ...group, members: members.get(group.id) ?? [] }));
}

/** Inserts a group with its members and returns it as stored. Throws what `addMembers` throws. */
export async function createGroup(
  queries: CaseloadWrites,
  { members = [], ...group }: NewGroup,
): Promise<Group> {
  const content = contentOf(groupRecord, group);
  const row = insertRow(groupRecord, { ...content, createdAt: queries.now, updatedAt: queries.now });
  const id = await queries.insertReturningId('groups', row);
  queries.audit({ action: 'create', entity: 'group', entityId: id, clientId: null });
  await addMembers(queries, id, members);
  return getGroup(queries, id);
}

/** Changes the sent fields. */
export async function updateGroup(
  queries: CaseloadWrites,
  before: Group,
  change: Omit<GroupChange, 'updatedAt'>,
): Promise<Group> {
  const { id } = before;
  await queries
    .updateTable('groups')
    .set({ ...updateRow(groupRecord, change), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'group', entityId: id, clientId: null });
  const after = await getGroup(queries, id);
  queries.undo.changed(groupRecord, before, after);
  return after;
}

/** Deletes a group with its roster. Its sessions stay, without a group. */
export async function deleteGroup(queries: CaseloadWrites, { members: _, ...group }: Group): Promise<void> {
  const { id } = group;
  await setGroup(queries, await listSessions(queries, { groupId: id }), null);
  await removeMembers(queries, id);
  await queries.deleteFrom('groups').where('id', '=', id).execute();
  queries.undo.removed(groupRecord, group);
  queries.audit({ action: 'delete', entity: 'group', entityId: id, clientId: null });
}
