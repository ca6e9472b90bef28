import { type Day, isDay, plusDays } from '#domain/platform/dates.ts';

/** Which of the first two numbers of a date like 4/9/2018 is the month. */
export const dateOrders = ['mdy', 'dmy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const inNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const monthFirst = /^([a-z]+)[ .,-]+(\d{1,2})[ ,.-]+(\d{4}|\d{2})$/;
const dayFirst = /^(\d{1,2})[ .-]*([a-z]+)[ .,-]*(\d{4}|\d{2})$/;
const timeAfter = /(?:t|[ ,]+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?(?:z|[+-]\d{2}:?\d{2})?$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const spanishMonthNames =
  /^(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|s(?:ep|ept|et)(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)$/;
/** The Spanish months that begin otherwise than the English ones. */
const englishStarts = new Map(Object.entries({ ene: 'jan', abr: 'apr', ago: 'aug', set: 'sep', dic: 'dec' }));
const LONGEST_DATE = 40;
/** Spreadsheets count days from here; smaller numbers than the first are not taken for dates. */
const SPREADSHEET_START = '1899-12-30';
const [FIRST_SPREADSHEET_DAY, LAST_SPREADSHEET_DAY] = [10_000, 80_000];

/**
 * A date of the past in the ways people and spreadsheets write it: 2018-04-09, 4/9/2018, 4-9-18, Apr 9, 2018,
 * 9 April 2018, 9-Apr-18, 9 de abril de 2018, 20180409, with a time behind it or as a spreadsheet's count of days
 * (43199). `order` says which number is the month; a year of two digits is the latest that is not after `today`.
 * Undefined when there is no such date.
 */
export function readDay(text: string, order: DateOrder, today: Day): Day | undefined {
  const plain = plainDate(text);
  if (/^\d{5}(?:\.0+)?$/.test(plain)) return dayOfSpreadsheet(Number(plain));
  if (/^\d{8}$/.test(plain)) return existing(plain.slice(0, 4), plain.slice(4, 6), plain.slice(6));
  const iso = yearFirst.exec(plain);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const numbers = inNumbers.exec(plain);
  if (numbers) {
    const [, first, second, year] = numbers;
    return order === 'mdy' ? past(year, first, second, today) : past(year, second, first, today);
  }
  const named = monthFirst.exec(plain);
  if (named) return past(named[3], monthOf(named[1]), named[2], today);
  const british = dayFirst.exec(plain);
  return british ? past(british[3], monthOf(british[2]), british[1], today) : undefined;
}

/** How the dates of a column that are written in numbers are read. */
export interface DateReading {
  order: DateOrder;
  /** Whether the dates themselves leave no doubt which number is the month. */
  isCertain: boolean;
  /** The first date that another order reads otherwise, or else the first in numbers. */
  example: string;
}

/** Reads from all dates of a column together which number is the month; undefined when none is in numbers. */
export function dateReadingOf(texts: readonly string[]): DateReading | undefined {
  const dates = texts.flatMap((text) => {
    const match = inNumbers.exec(plainDate(text));
    return match ? [{ text: text.trim(), first: Number(match[1]), second: Number(match[2]) }] : [];
  });
  const example =
    dates.find(({ first, second }) => first <= 12 && second <= 12 && first !== second) ?? dates[0];
  if (example === undefined) return undefined;
  const monthLeads = dates.filter(({ first, second }) => first <= 12 && second > 12).length;
  const dayLeads = dates.filter(({ first, second }) => first > 12 && second <= 12).length;
  return {
    order: dayLeads > monthLeads ? 'dmy' : 'mdy',
    isCertain: monthLeads > 0 !== dayLeads > 0,
    example: example.text,
  };
}

// A time behind the date is a spreadsheet's midnight; "9th" is 9.
function plainDate(text: string): string {
  if (text.length > LONGEST_DATE) return '';
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(timeAfter, '')
    .replace(/ del? /g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1');
}

function dayOfSpreadsheet(count: number): Day | undefined {
  if (count < FIRST_SPREADSHEET_DAY || count > LAST_SPREADSHEET_DAY) return undefined;
  return plusDays(SPREADSHEET_START, count);
}

function monthOf(name = ''): string {
  if (!monthNames.test(name) && !spanishMonthNames.test(name)) return '';
  const start = name.slice(0, 3);
  return String(months.indexOf(englishStarts.get(start) ?? start) + 1);
}

function past(year = '', month = '', date = '', today: Day): Day | undefined {
  if (year.length === 4) return existing(year, month, date);
  const recent = existing(`20${year}`, month, date);
  return recent !== undefined && recent <= today ? recent : existing(`19${year}`, month, date);
}

function existing(year = '', month = '', date = ''): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
