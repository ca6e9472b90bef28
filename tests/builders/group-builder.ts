import type * as z from 'zod/mini';
import type { newGroup } from '#domain/caseload/groups/group.ts';

type GroupForm = z.input<typeof newGroup>;

/** Builds a request to create a group; empty by default. */
export function buildGroup(changes: Partial<GroupForm> = {}): GroupForm {
  return { name: 'Tuesday writing group', others: 1, ...changes };
}
