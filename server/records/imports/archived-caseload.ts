import * as z from 'zod/mini';
import { ARCHIVE_CONTENT } from '#domain/platform/archive-content.ts';
import {
  answeredShape,
  momentsOf,
  type RecordDescription,
  upgraded,
  versionOf,
} from '#domain/platform/record.ts';
import { hasUnstorableText } from '#domain/platform/text.ts';
import { listedRecords, type WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';
import { keyShapes } from '#server/platform/http/paging.ts';

const MOST_ROWS = 100_000;
const UNKNOWN_RECORD = 'This is not a record as this version of the program keeps it';
const NEWER_ARCHIVE =
  'This archive holds records that this version of the program does not know. Please update it first';
const NO_EXPORT = `${ARCHIVE_CONTENT} does not hold an export of this program`;

const versionsByTable = z.record(z.string(), z.int().check(z.positive()));
type VersionsByTable = z.output<typeof versionsByTable>;

/** The lists of archives of version 0.1.0, which have no version numbers. */
const firstVersions = { clients: 1, sessions: 1, assessments: 1, invoices: 1, annuals: 1, tasks: 1 };

/**
 * Returns the caseload of an archive of this or an earlier version; each row is upgraded and checked by the rules of
 * its kind. Throws 400 naming the first invalid row.
 */
export function checkedCaseload(
  content: unknown,
  kinds: readonly RecordDescription[] = listedRecords,
): WholeCaseload {
  if (content === null || typeof content !== 'object' || Array.isArray(content)) throw invalid(NO_EXPORT);
  const { versions: stated = firstVersions, ...lists } = Object.fromEntries(Object.entries(content));
  const { data: versions, success } = versionsByTable.safeParse(stated);
  if (!success) throw invalid(NO_EXPORT);
  const isKnown = (name: string) => kinds.some(({ table }) => table === name);
  const isNewer = kinds.some((kind) => (versions[kind.table] ?? 1) > versionOf(kind));
  if (isNewer || ![...Object.keys(lists), ...Object.keys(versions)].every(isKnown))
    throw invalid(NEWER_ARCHIVE);
  if (hasUnstorableText(lists)) throw invalid(`${ARCHIVE_CONTENT} holds characters that cannot be stored`);
  const caseload: unknown = Object.fromEntries(
    kinds.map((kind) => [kind.table, checkedRows(kind, lists[kind.table], versions)]),
  );
  // Every list has the shape of its kind; TypeScript cannot infer that from the loop.
  return caseload as WholeCaseload;
}

function checkedRows(kind: RecordDescription, rows: unknown, versions: VersionsByTable): unknown[] {
  const { [kind.table]: version } = versions;
  // The archive is older than this kind of record.
  if (version === undefined && rows === undefined) return [];
  if (!Array.isArray(rows)) throw invalid(`${ARCHIVE_CONTENT} lacks the list of ${kind.table}`);
  if (rows.length > MOST_ROWS) {
    throw invalid(
      `${ARCHIVE_CONTENT} holds more than 100,000 ${kind.table}, which is more than can be imported`,
    );
  }
  const check = rowCheck(kind);
  return rows.map((row: unknown, index) => {
    if (row === null || typeof row !== 'object') throw invalidRow(kind.table, index, UNKNOWN_RECORD);
    const stated = { ...kind.answeredBefore, ...Object.fromEntries(Object.entries(row)) };
    const record = upgraded(kind, stated, version ?? 1);
    const fault = check(record);
    if (fault !== undefined) throw invalidRow(kind.table, index, fault);
    return record;
  });
}

/** Returns a function that checks an archive's record and returns an error message. */
function rowCheck(kind: RecordDescription): (record: unknown) => string | undefined {
  const { rules = z.unknown(), wholeRules = z.unknown() } = kind;
  const shape = answeredShape(kind);
  const moments = momentsOf(kind);
  return (record) => {
    const ruled = rules.safeParse(record);
    if (!ruled.success) return ruled.error.issues[0]?.message ?? 'The record is not valid';
    const { data, success } = shape.safeParse(record);
    if (!success) return UNKNOWN_RECORD;
    const isMoment = (name: string) => data[name] === null || keyShapes.instant.safeParse(data[name]).success;
    if (!moments.every(isMoment)) return 'A date lies outside of the years 1900 to 2999';
    return wholeRules.safeParse(data).error?.issues[0]?.message;
  };
}
