import type { Day } from '#domain/platform/dates.ts';
import { type ColumnTarget, holdsSeveral } from '#domain/records/imports/column-targets.ts';
import { type DateOrder, type DateReading, dateReadingOf } from '#domain/records/imports/day-reading.ts';
import { fromHeaderOn } from '#domain/records/imports/header-rows.ts';
import { isHeaderRow, matchColumns } from '#domain/records/imports/import-columns.ts';
import type { RowChoice } from '#domain/records/imports/import-plan.ts';
import { type CheckedRow, checkRow, rosterCells, valuesOfRow } from '#domain/records/imports/import-row.ts';
import type { PlaceChoice } from '#domain/records/imports/roster-places.ts';
import { type RosterMandate, readRoster } from '#domain/records/imports/roster-row.ts';
import { doubtsAbout, type RowDoubt } from '#domain/records/imports/row-doubts.ts';
import { type RowField, type RowValues, rowFields } from '#domain/records/imports/row-fields.ts';
import type { FileRow, TableFile } from './table-file.ts';

/** A row of the file, with corrections typed here and its result. */
export interface ImportRow extends FileRow, CheckedRow {
  /** Its row number in the file, used as a list key. */
  id: number;
  values: RowValues;
  typed: Partial<RowValues>;
  choice: RowChoice;
  /** The mandates that the row brings. */
  mandates: readonly RosterMandate[];
  /** What to look at; a field that was typed here is not doubted any more, except for the year of a birth. */
  doubts: readonly RowDoubt[];
  /** The fields that had a problem or a doubt in the file: they stay editable after they are corrected. */
  mended: readonly RowField[];
}

/** A file that is being imported. */
export interface ClientImportState {
  file: TableFile;
  hasHeader: boolean;
  headers: readonly string[];
  targets: readonly ColumnTarget[];
  /** The likely order of numeric dates; undefined if there are none. */
  dates: DateReading | undefined;
  order: DateOrder;
  /** Whether nearly all rows have as many cells as the file has columns. */
  areRowsFull: boolean;
  rows: readonly ImportRow[];
  /** What was chosen for schools and payers that are not known, by `placeKey`. */
  places: ReadonlyMap<string, PlaceChoice>;
  today: Day;
}

export type ClientImportAction =
  | { do: 'open'; file: TableFile; today: Day }
  | { do: 'close' }
  | { do: 'say whether a header'; hasHeader: boolean }
  | { do: 'match'; column: number; target: ColumnTarget }
  | { do: 'order dates'; order: DateOrder }
  | { do: 'type'; row: number; field: RowField; text: string }
  | { do: 'choose'; row: number; choice: RowChoice }
  | { do: 'place'; key: string; choice: PlaceChoice };

/** Returns the state after a user's action. */
export function clientImportAfter(
  state: ClientImportState | undefined,
  action: ClientImportAction,
): ClientImportState | undefined {
  if (action.do === 'open') return opened(action.file, action.today);
  if (state === undefined || action.do === 'close') return undefined;
  switch (action.do) {
    case 'say whether a header':
      return withColumns(state.file, action.hasHeader, state.today, state);
    case 'match':
      return rematched(state, action.column, action.target);
    case 'order dates':
      return withRows({ ...state, order: action.order });
    case 'type':
      return withRow(state, action.row, (row) => {
        const typed = { ...row.typed, [action.field]: action.text };
        return rowOf({ ...row, typed }, state);
      });
    case 'choose':
      return withRow(state, action.row, (row) => ({ ...row, choice: action.choice }));
    case 'place':
      return { ...state, places: new Map(state.places).set(action.key, action.choice) };
  }
}

function opened(file: TableFile, today: Day): ClientImportState {
  const rows = [...fromHeaderOn(file.rows)];
  return withColumns({ ...file, rows }, isHeaderRow(rows[0]?.cells ?? []), today);
}

function withColumns(
  file: TableFile,
  hasHeader: boolean,
  today: Day,
  before?: ClientImportState,
): ClientImportState {
  const columnCount = Math.max(...file.rows.map(({ cells }) => cells.length));
  const named = hasHeader ? (file.rows[0]?.cells ?? []) : [];
  const headers = Array.from({ length: columnCount }, (_, column) => named[column] || `Column ${column + 1}`);
  const kept = new Map(before?.rows.map((row) => [row.row, row]));
  const rows = (hasHeader ? file.rows.slice(1) : file.rows).map((row) => ({
    ...row,
    typed: kept.get(row.row)?.typed ?? {},
    choice: kept.get(row.row)?.choice,
  }));
  const matched = matchColumns(headers);
  const isUnknown = matched.every((target) => target === 'nothing');
  const targets = isUnknown && before ? before.targets : matched;
  const areRowsFull = haveAllCells(rows, hasHeader ? named.length : columnCount);
  const places = before?.places ?? new Map<string, PlaceChoice>();
  const unread = { dates: undefined, order: 'mdy' as const, rows: [], places };
  return withDates({ file, hasHeader, headers, targets, today, areRowsFull, ...unread }, rows);
}

// A field has one column: it is removed from the previous one.
function rematched(state: ClientImportState, column: number, target: ColumnTarget): ClientImportState {
  const targets = state.targets.map((before, index) => {
    if (index === column) return target;
    return before === target && !holdsSeveral(target) ? 'nothing' : before;
  });
  const isAboutDates = target === 'dateOfBirth' || state.targets[column] === 'dateOfBirth';
  return isAboutDates ? withDates({ ...state, targets }, state.rows) : withRows({ ...state, targets });
}

type UnreadRow = Pick<ImportRow, 'row' | 'cells' | 'typed' | 'choice'>;

function withDates(state: ClientImportState, rows: readonly UnreadRow[]): ClientImportState {
  const column = state.targets.indexOf('dateOfBirth');
  const dates = dateReadingOf(rows.map(({ cells }) => cells[column] ?? ''));
  return withRows({ ...state, dates, order: dates?.order ?? 'mdy' }, rows);
}

function withRows(state: ClientImportState, rows: readonly UnreadRow[] = state.rows): ClientImportState {
  return { ...state, rows: rows.map((row) => rowOf(row, state)) };
}

function withRow(
  state: ClientImportState,
  number: number,
  change: (row: ImportRow) => ImportRow,
): ClientImportState {
  return { ...state, rows: state.rows.map((row) => (row.row === number ? change(row) : row)) };
}

function rowOf({ row, cells, typed, choice }: UnreadRow, state: ClientImportState): ImportRow {
  const { file, hasHeader, headers, targets, order, today, areRowsFull } = state;
  const { mandates, noted, remarks } = readRoster(rosterCells(cells, targets), order, today);
  const read = valuesOfRow(cells, headers, targets, noted);
  const values = { ...read, ...typed };
  const asRead = checkRow(read, order, today);
  const asTyped = checkRow(values, order, today);
  const named = hasHeader ? headers.slice(0, file.rows[0]?.cells.length) : headers;
  const inFile = { cells, headers: named, targets, areRowsFull };
  const doubts = doubtsAbout(inFile, read, asRead.born, today);
  const mended = rowFields.filter(
    (field) => asRead.problems[field] !== undefined || doubts.some(({ fields }) => fields.includes(field)),
  );
  // A year can be typed wrongly again; what else was typed here is meant.
  const left = doubtsAbout(inFile, values, asTyped.born, today).filter(({ fields }) =>
    fields.every((field) => field === 'dateOfBirth' || typed[field] === undefined),
  );
  const unread = remarks.map((text) => ({ fields: [], text }));
  const doubted = [...left, ...unread];
  return { ...{ id: row, row, cells, typed, choice, mandates, values, mended }, doubts: doubted, ...asTyped };
}

/** Returns whether at least nine rows of ten have a cell for each column, so that a shorter one stands out. */
function haveAllCells(rows: readonly FileRow[], columns: number): boolean {
  return rows.filter(({ cells }) => cells.length >= columns).length >= rows.length * 0.9;
}
