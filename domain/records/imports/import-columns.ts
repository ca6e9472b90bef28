import { type Column, isOtherAddress } from './address-columns.ts';
import { type Person, readHeader } from './column-headers.ts';
import { type ColumnTarget, holdsSeveral } from './column-targets.ts';
import { isNombre } from './spanish-headers.ts';

/** Columns that tell that a row names columns: nobody is called so. */
const telling: readonly ColumnTarget[] = ['firstName', 'lastName', 'fullName', 'dateOfBirth', 'email'];
const nameFields: readonly ColumnTarget[] = ['firstName', 'lastName', 'fullName'];
/** Whose names a client has, where a file has those of several: the child's before those of nobody in particular. */
const inRank: readonly Person[] = ['child', 'client', 'nobody'];

/** Returns where the cells under a header most likely belong, undefined if its words are not known. */
export function targetOfHeader(header: string): ColumnTarget | undefined {
  return readHeader(header).target;
}

/**
 * Returns where the cells of each column most likely belong. A column that names the child goes before one that names
 * nobody, wherever they stand. Of several columns for one field the first has it; the others, and columns that are not
 * known, go to the notes, so that nothing is lost.
 */
export function matchColumns(headers: readonly string[]): ColumnTarget[] {
  const read = headers.map(readHeader);
  const isList = read.some(({ target }) => target !== undefined && telling.includes(target));
  const hasLastNames = read.some(({ target }) => target === 'lastName');
  const columns = read.map(({ person, target: named }, index): Column => {
    const header = headers[index] ?? '';
    const target = named === 'fullName' && hasLastNames && isNombre(header) ? 'firstName' : named;
    if (isOwnKey(header, headers)) return { header, person, target: 'nothing' };
    return { header, person, target: target ?? (isList ? 'namedNote' : 'nothing') };
  });
  const isChilds = childsColumns(columns);
  const hasBothNames = nameFields
    .slice(0, 2)
    .every((field) => columns.some((column) => column.target === field && isChilds(column)));
  const hasFormatted = columns.some(isFormattedAddress);
  const taken = new Set<ColumnTarget>();
  return columns.map((column) => {
    const { target } = column;
    if (target === 'nothing') return 'nothing';
    if (target === 'address' && hasFormatted && !isFormattedAddress(column)) return 'nothing';
    if (!isChilds(column) || isOtherAddress(column, columns)) return 'namedNote';
    if (target === 'fullName' && hasBothNames) return column.person === 'nobody' ? 'nothing' : 'namedNote';
    if (holdsSeveral(target)) return target;
    if (taken.has(target)) return 'namedNote';
    taken.add(target);
    return target;
  });
}

/** Returns a function that says whether a column is about the child, as far as the other columns tell. */
function childsColumns(columns: readonly Column[]): (column: Column) => boolean {
  const bestOf = (fields: readonly ColumnTarget[]) =>
    inRank.find((person) => columns.some((one) => one.person === person && fields.includes(one.target)));
  const [named, born] = [bestOf(nameFields), bestOf(['dateOfBirth'])];
  const hasLastName = columns.some(
    ({ person, target }) => person === named && (target === 'lastName' || target === 'fullName'),
  );
  return ({ person, target }) => {
    if (target === 'dateOfBirth') return person === born;
    // A last name that children and parents share stands above both.
    if (target === 'lastName' && person === 'nobody') return !hasLastName || named === 'nobody';
    return nameFields.includes(target) ? person === named : true;
  };
}

/**
 * Returns why a list of these columns may be about somebody else than it seems, for each of its rows; undefined if the
 * columns leave no doubt.
 */
export function doubtAboutColumns(
  headers: readonly string[],
  targets: readonly ColumnTarget[],
): string | undefined {
  const read = headers.map((header, index) => ({ ...readHeader(header), header, used: targets[index] }));
  const names = read.filter(({ used }) => used !== undefined && nameFields.includes(used));
  const unused = read.filter(({ used, number }) => used === 'namedNote' && number === 1);
  const [first] = names;
  const rival = unused.find((one) =>
    one.person === 'stranger'
      ? first?.person === 'nobody'
      : names.some(({ person, used }) => one.person === person && one.target === used),
  );
  if (first !== undefined && rival !== undefined)
    return `Is “${first.header}” the child, or is “${rival.header}”?`;
  const shared = names.find(({ person, used }) => person === 'nobody' && used === 'lastName');
  const namesChild = names.some(({ person }) => person === 'client' || person === 'child');
  return shared && namesChild
    ? `The last name is from the column “${shared.header}”. Is it the child’s?`
    : undefined;
}

function isFormattedAddress({ header, target }: Column): boolean {
  return target === 'address' && /formatted/i.test(header);
}

// A table of this program begins with the number of its row.
function isOwnKey(header: string, headers: readonly string[]): boolean {
  return header === 'id' && headers.includes('updatedAt');
}

/** Returns the columns about a second, third … child in the same row, which become no client of their own. */
export function furtherChildColumns(headers: readonly string[]): number[] {
  return headers.flatMap((header, index) => {
    const { person, number } = readHeader(header);
    return (person === 'child' || person === 'client') && number > 1 ? [index] : [];
  });
}

/** Returns whether a row names the columns rather than a client. */
export function isHeaderRow(cells: readonly string[]): boolean {
  return cells.some((cell) => telling.includes(targetOfHeader(cell) ?? 'nothing'));
}
