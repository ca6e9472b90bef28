import { type Day, isDay, MONTHS, plusDays } from '#domain/platform/dates.ts';
import { weekdayNames, weekdayOf, weekOf } from '#domain/platform/week.ts';

/** A range of words that form one unit: the index of the first, and their number. */
export interface ReadPhrase {
  from: number;
  length: number;
}

/** A day found in words. Ambiguous words such as "sat" count only at the end of the line. */
interface DayReading {
  day: Day;
  isPlain: boolean;
}

const LONGEST_PHRASE = 3;
const SHORTEST_NAME = 3;
/** A date without a year that has passed means next year; February 29 recurs within eight years. */
const YEARS_AHEAD = 8;
const leads = ['on', 'by', 'due', 'until'];

/**
 * Finds the due day in the words of a line, and which words name it: today, tomorrow, a weekday (the next one after
 * today), "next" and a weekday (in the following week, from Monday), a month with a date, 11/27 or 2026-11-27. Without
 * a year, the next such day is meant. A preceding word such as "by" is included, and the last of several days counts.
 * Returns undefined if there is none.
 */
export function findDueDay(words: readonly string[], today: Day): (ReadPhrase & { day: Day }) | undefined {
  const plain = words.map((word) => word.toLowerCase().replace(/[,.;!?]+$/, ''));
  for (let end = plain.length; end > 0; end -= 1) {
    for (let length = Math.min(LONGEST_PHRASE, end); length > 0; length -= 1) {
      const from = end - length;
      const reading = readingOf(plain.slice(from, end), today);
      const hasLead = leads.includes(plain[from - 1] ?? '');
      if (!reading || !(reading.isPlain || hasLead || end === plain.length)) continue;
      return { day: reading.day, from: hasLead ? from - 1 : from, length: hasLead ? length + 1 : length };
    }
  }
  return undefined;
}

function readingOf(phrase: readonly string[], today: Day): DayReading | undefined {
  const [first = '', second = '', third] = phrase;
  if (phrase.length === 1) return dayOfWord(first, today);
  const day =
    first === 'next' && third === undefined
      ? weekdayOfNextWeek(second, today)
      : (dayOfMonth(first, second, third, today) ?? dayOfMonth(second, first, third, today));
  return day === undefined ? undefined : { day, isPlain: true };
}

function dayOfWord(word: string, today: Day): DayReading | undefined {
  if (word === 'today') return { day: today, isPlain: true };
  if (word === 'tomorrow') return { day: plusDays(today, 1), isPlain: true };
  if (isDay(word)) return { day: word, isPlain: true };
  const weekday = parseWeekday(word);
  const coming = [1, 2, 3, 4, 5, 6, 7].map((days) => plusDays(today, days));
  const day = weekday ? coming.find((each) => weekdayOf(each) === weekday) : parseNumericDay(word, today);
  return day === undefined ? undefined : { day, isPlain: word === weekday?.toLowerCase() };
}

function weekdayOfNextWeek(word: string, today: Day): Day | undefined {
  const weekday = parseWeekday(word);
  return weekOf(plusDays(today, 7), 'Monday').find((each) => weekdayOf(each) === weekday);
}

/** Returns the weekday of this name or of an abbreviation of at least three letters. */
function parseWeekday(word: string) {
  return nameIn(weekdayNames, word);
}

function dayOfMonth(month: string, date: string, year: string | undefined, today: Day): Day | undefined {
  const named = nameIn(MONTHS, month);
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(date)?.[1];
  if (named === undefined || number === undefined) return undefined;
  return dayOfYear(year, String(MONTHS.indexOf(named) + 1), number, today);
}

/** Parses 11/27 or 11/27/2026. */
function parseNumericDay(word: string, today: Day): Day | undefined {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word) ?? [];
  return month && date ? dayOfYear(year, month, date, today) : undefined;
}

function dayOfYear(year: string | undefined, month: string, date: string, today: Day): Day | undefined {
  const inYear = (named: string | number) => `${named}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year !== undefined) return isDay(inYear(year)) ? inYear(year) : undefined;
  const thisYear = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const day = inYear(thisYear + ahead);
    if (isDay(day) && day >= today) return day;
  }
  return undefined;
}

function nameIn<Name extends string>(names: readonly Name[], word: string): Name | undefined {
  if (word.length < SHORTEST_NAME) return undefined;
  return names.find((name) => name.toLowerCase().startsWith(word));
}
