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
import { searchedText } from '#domain/platform/search-text.ts';
import type { CaseloadNoun } from '#domain/program/caseload-versions.ts';
import { invalid } from './errors.ts';
import { keyShapes } from './paging.ts';

const RANGE_MESSAGE = 'From and to must be dates like 2026-09-01, or moments';

/** The query parameter that names a client. */
export const clientIdFilter = idFilter('The client must be named by its number');

/** The query parameter that names a session. */
export const sessionIdFilter = idFilter('The session must be named by its number');

/** The query parameter that names a document. */
export const documentIdFilter = idFilter('The document must be named by its number');

/** The query parameter that names a goal. */
export const goalIdFilter = idFilter('The goal must be named by its number');

/** The query parameter that names a group of children. */
export const groupIdFilter = idFilter('The group must be named by its number');

/** A query parameter that names a record; `message` says so where it does not. */
export function idFilter(message: string) {
  return z.optional(
    z.pipe(
      z.string(message).check(z.refine((text) => parseRecordId(text) !== undefined, message)),
      z.transform(Number),
    ),
  );
}

const SEARCH_MESSAGE = 'A search has at most 200 letters';

/** The query parameter of what somebody typed to find something; blank for everything. */
export const searchFilter = z.optional(
  z.pipe(
    z.string(SEARCH_MESSAGE).check(z.maxLength(200, SEARCH_MESSAGE)),
    z.transform((typed) => (searchedText(typed) === '' ? undefined : typed)),
  ),
);

const MOMENT_MESSAGE = 'The moment must be one like 2026-09-01T14:00:00.000Z';

/** The query parameter that names a moment as the API answers it. */
export const momentFilter = z.optional(
  z
    .string(MOMENT_MESSAGE)
    .check(z.refine((text) => keyShapes.instant.safeParse(text).success, MOMENT_MESSAGE)),
);

/** What a list is made of: its own nouns, and the clients by whose names it is searched. */
export function readsOf(
  nouns: readonly CaseloadNoun[],
  { search, find }: { search?: string | undefined; find?: string | undefined },
): readonly CaseloadNoun[] {
  return (search ?? find) === undefined ? nouns : [...nouns, 'clients'];
}

const moment = z.optional(z.string(RANGE_MESSAGE).check(z.maxLength(40, RANGE_MESSAGE)));

/** The query parameters of a range of time: days, or ISO moments. See `momentsOfRange` and `daysOfRange`. */
export const rangeFields = { from: moment, to: moment };

const DAYS_MESSAGE = 'From and to must be dates like 2026-09-01';

/** The query parameters of whole days, both needed. */
export const wholeDays = { from: requiredDay(DAYS_MESSAGE), to: requiredDay(DAYS_MESSAGE) };

/** The check that whole days are in order. */
export const refuseBackwards = z.refine<{ from: Day; to: Day }>(
  ({ from, to }) => from <= to,
  'The last day must not be before the first',
);

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The first moment of a range and the moment after its last: a day counts whole, in the practice's time zone; a
 * moment in `to` is not part of the range. Throws 400 for what is neither.
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

/** The first and the last day of a range; a moment stands for its day in the practice's time zone. */
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
