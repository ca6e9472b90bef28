import { type Person, readHeader } from './column-headers.ts';
import { type ColumnTarget, holdsSeveral } from './column-targets.ts';

/** Columns that tell that a row names columns: nobody is called so. */
const telling: readonly ColumnTarget[] = ['firstName', 'lastName', 'fullName', 'dateOfBirth', 'email'];
const nameFields = ['firstName', 'lastName', 'fullName'] as const;

/** Where the cells under a header most likely belong, or undefined when its words are not known. */
export function targetOfHeader(header: string): ColumnTarget | undefined {
  return readHeader(header).target;
}

/**
 * Where the cells of each column most likely belong. A column that names the child goes before one that names nobody,
 * wherever they stand. Of several columns for one field the first has it; the others go to the notes, so that nothing
 * is lost. In the export of an address book every other column goes to the notes too.
 */
export function matchColumns(headers: readonly string[]): ColumnTarget[] {
  const read = headers.map(readHeader);
  const isExport = headers.some((header) => /^(?:e-?mail|phone|address) \d - /i.test(header.trim()));
  const unknown = isExport ? 'namedNote' : 'nothing';
  const columns = read.map(({ target = unknown, ...header }) => ({ ...header, target }));
  const isOf = (target: ColumnTarget, person: Person) =>
    columns.some((column) => column.target === target && column.person === person);
  const namesChild = nameFields.some((field) => isOf(field, 'child'));
  const taken = new Set<ColumnTarget>();
  const hasFormatted = headers.some(
    (header) => /formatted/i.test(header) && targetOfHeader(header) === 'address',
  );
  const isChilds = ({ person, target }: (typeof columns)[number]) => {
    if (person !== 'nobody') return true;
    if (target === 'dateOfBirth') return !isOf(target, 'child');
    // A last name that children and parents share stands above both.
    if (target === 'lastName')
      return !namesChild || !(isOf('lastName', 'child') || isOf('fullName', 'child'));
    return target === 'firstName' || target === 'fullName' ? !namesChild : true;
  };
  const hasBothNames = nameFields
    .slice(0, 2)
    .every((field) => columns.some((column) => column.target === field && isChilds(column)));
  return columns.map((column, index) => {
    const { target } = column;
    if (target === 'nothing') return 'nothing';
    if (target === 'address' && hasFormatted && !/formatted/i.test(headers[index] ?? '')) return 'nothing';
    if (!isChilds(column)) return 'namedNote';
    if (target === 'fullName' && hasBothNames) return column.person === 'nobody' ? 'nothing' : 'namedNote';
    if (holdsSeveral(target)) return target;
    if (taken.has(target)) return 'namedNote';
    taken.add(target);
    return target;
  });
}

/** The columns about a second, third … child in the same row, which become no client of their own. */
export function furtherChildColumns(headers: readonly string[]): number[] {
  return headers.flatMap((header, index) => {
    const { person, number } = readHeader(header);
    return person === 'child' && number > 1 ? [index] : [];
  });
}

/** Whether a row names the columns rather than a client. */
export function isHeaderRow(cells: readonly string[]): boolean {
  return cells.some((cell) => telling.includes(targetOfHeader(cell) ?? 'nothing'));
}
