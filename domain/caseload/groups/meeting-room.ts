import { MEMBERS_LIMIT } from './group-member.ts';

/**
 * Returns whether one more child may join: no more children are in the room then than a group has, and than the mandates
 * of the children allow. A ratio is the most children at once by a child's mandate; null says nothing.
 */
export function hasRoom(childrenInRoom: number, ratios: readonly (number | null)[]): boolean {
  return childrenInRoom < Math.min(MEMBERS_LIMIT, ...ratios.filter((ratio) => ratio !== null));
}
