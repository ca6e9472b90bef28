import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless each school belongs to a district; a district belongs to nothing. */
export function refuseWrongDistricts({ organizations }: WholeCaseload): void {
  const kinds = new Map(organizations.map(({ id, kind }) => [id, kind]));
  for (const [index, { parentId }] of organizations.entries()) {
    if (parentId !== null && kinds.get(parentId) !== 'district') {
      throw invalidRow('organizations', index, 'It belongs to an organization that is no district');
    }
  }
}
