import * as z from 'zod/mini';
import {
  type Day,
  dayOf,
  isDay,
  parseMoment,
  plusDays,
  startOfDay,
  type TimeZone,
} from '#domain/platform/dates.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { SEARCH_LIMIT, searchedText } from '#domain/platform/search-text.ts';
import type { CaseloadNoun } from '#domain/program/caseload-versions.ts';
import { invalid } from './errors.ts';
import { keyShapes } from './paging.ts';

const RANGE_MESSAGE = 'From and to must be dates like 2026-09-01, or moments';

/** The query parameter with a client's id. */
export const clientIdFilter = idFilter('The client must be named by its number');

/** The query parameter with a session's id. */
export const sessionIdFilter = idFilter('The session must be named by its number');

/** The query parameter with a document's id. */
export const documentIdFilter = idFilter('The document must be named by its number');

/** The query parameter with a goal's id. */
export const goalIdFilter = idFilter('The goal must be named by its number');

/** The query parameter with a group's id. */
export const groupIdFilter = idFilter('The group must be named by its number');

/** The query parameter with a mandate's id. */
export const mandateIdFilter = idFilter('The mandate must be named by its number');

/** Schema of a query parameter with a record id, with `message` as its error. */
export function idFilter(message: string) {
  return z.optional(
    z.pipe(
      z.string(message).check(z.refine((text) => parseRecordId(text) !== undefined, message)),
      z.transform(Number),
    ),
  );
}

/** Schema of a query parameter with several record ids, separated by commas, with `message` as its error. */
export function idsFilter(message: string) {
  return z.optional(
    z.pipe(
      z
        .string(message)
        .check(
          z.refine((text) => text.split(',').every((part) => parseRecordId(part) !== undefined), message),
        ),
      z.transform((text) => text.split(',').map(Number)),
    ),
  );
}

const SEARCH_MESSAGE = `A search has at most ${SEARCH_LIMIT} letters`;

/** The query parameter with a typed search; blank matches everything. */
export const searchFilter = z.optional(
  z.pipe(
    z.string(SEARCH_MESSAGE).check(z.maxLength(SEARCH_LIMIT, SEARCH_MESSAGE)),
    z.transform((typed) => (searchedText(typed) === '' ? undefined : typed)),
  ),
);

const MOMENT_MESSAGE = 'The moment must be one like 2026-09-01T14:00:00.000Z';

/** The query parameter with a moment in the API's format. */
export const momentFilter = z.optional(
  z
    .string(MOMENT_MESSAGE)
    .check(z.refine((text) => keyShapes.instant.safeParse(text).success, MOMENT_MESSAGE)),
);

/** Returns the kinds of records a list reads: its own, and clients if it is searched by their names. */
export function readsOf(
  nouns: readonly CaseloadNoun[],
  { search, find }: { search?: string | undefined; find?: string | undefined },
): readonly CaseloadNoun[] {
  return (search ?? find) === undefined ? nouns : [...nouns, 'clients'];
}

const moment = z.optional(z.string(RANGE_MESSAGE).check(z.maxLength(40, RANGE_MESSAGE)));

/** The query parameters of a time range: days or ISO moments. See `momentsOfRange` and `daysOfRange`. */
export const rangeFields = { from: moment, to: moment };

const DAYS_MESSAGE = 'From and to must be dates like 2026-09-01';

/** The query parameters of a range of days, both required. */
export const wholeDays = { from: requiredDay(DAYS_MESSAGE), to: requiredDay(DAYS_MESSAGE) };

/** The check that the first day is not after the last. */
export const refuseBackwards = z.refine<{ from: Day; to: Day }>(
  ({ from, to }) => from <= to,
  'The last day must not be before the first',
);

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the first moment of a range and the moment after its end. Days count whole, in the practice's time zone; a
 * moment in `to` is excluded. Throws 400 if a value is neither.
 */
export function momentsOfRange({ from, to }: Range, timeZone: TimeZone) {
  return {
    from: from === undefined ? undefined : momentFrom(from, timeZone),
    until:
      to === undefined
        ? undefined
        : isDay(to)
          ? startOfDay(plusDays(to, 1), timeZone)
          : momentFrom(to, timeZone),
  };
}

/** Returns the first and last day of a range; a moment becomes its day in the practice's time zone. */
export function daysOfRange({ from, to }: Range, timeZone: TimeZone) {
  return {
    from: from === undefined ? undefined : dayFrom(from, timeZone),
    to: to === undefined ? undefined : dayFrom(to, timeZone),
  };
}

function dayFrom(text: string, timeZone: TimeZone): Day {
  return isDay(text) ? text : dayOf(momentFrom(text, timeZone), timeZone);
}

function momentFrom(text: string, timeZone: TimeZone): string {
  const found = parseMoment(text, undefined, timeZone);
  if (found === undefined) throw invalid(RANGE_MESSAGE);
  return found;
}
