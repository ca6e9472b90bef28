import { type ReadHeader, readHeader } from './column-headers.ts';
import { isHeaderRow } from './import-columns.ts';

/** A title and a date may stand above the names of the columns, and a blank line or a note. */
const ROWS_LOOKED_AT = 10;
/** As many known names of columns make a row of them, wherever it stands. */
const FEWEST_KNOWN = 3;

/**
 * Returns the rows of a list from the one on that names its columns. Titles above it are left out; groups above it, such
 * as "Child" and "Parent" over two columns called "First Name", come before the names.
 */
export function fromHeaderOn<Row extends { cells: string[] }>(rows: readonly Row[]): readonly Row[] {
  const known = rows.slice(0, ROWS_LOOKED_AT).map(({ cells }) => knownNames(cells));
  const top = known.indexOf(Math.max(FEWEST_KNOWN, ...known));
  const named = rows[top];
  const above = rows.slice(0, top);
  if (named === undefined || above.length === 0) return rows;
  if (!above.every(({ cells }) => isAbove(cells, named.cells))) return rows;
  const cells = withGroups(above.at(-1)?.cells ?? [], named.cells);
  return [{ ...named, cells }, ...rows.slice(top + 1)];
}

function knownNames(cells: readonly string[]): number {
  return isHeaderRow(cells) ? cells.filter((cell) => readHeader(cell).target !== undefined).length : 0;
}

/** Returns whether a row has fewer cells than the names of the columns, and none of them is one. */
function isAbove(cells: readonly string[], names: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length < names.filter((name) => name !== '').length &&
    filled.every((cell) => isTitle(readHeader(cell)))
  );
}

const tellingOfNobody = ['firstName', 'lastName', 'fullName', 'dateOfBirth', 'email', 'phone'];

function isTitle({ person, target = 'nothing' }: ReadHeader): boolean {
  return person !== 'nobody' || !tellingOfNobody.includes(target);
}

// One text alone is a title; of several, each reaches to the next.
function withGroups(groups: readonly string[], names: readonly string[]): string[] {
  if (groups.filter((group) => group !== '').length < 2) return [...names];
  let group = '';
  return names.map((name, column) => {
    group = groups[column] || group;
    const whose = group.replace(/\s*\b(?:information|info|details|data)\b\s*/gi, '');
    return name === '' ? '' : `${whose} ${name}`.trim();
  });
}
