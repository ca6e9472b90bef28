import type * as z from 'zod/mini';
import type { newGroup } from '#domain/caseload/groups/group.ts';

type GroupForm = z.input<typeof newGroup>;

/** A valid new group, as it is sent; nobody is in it unless stated. */
export function buildGroup(changes: Partial<GroupForm> = {}): GroupForm {
  return { name: 'Tuesday writing group', others: 1, ...changes };
}
