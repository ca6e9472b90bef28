import { schoolWeek } from '#domain/billing/organizations/organization.ts';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import { SCHOOL_YEAR_START } from '#domain/people/practice/default-practice-settings.ts';
import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames } from '#domain/platform/week.ts';
import { type DayNumber, dayNumber, weekdayIndex } from './day-numbers.ts';
import { firstDayOf, type MandateDays } from './mandate.ts';

/** A school, or the district that it belongs to. */
export interface CalendarOrganization {
  id: number;
  parentId: number | null;
  weekdays: readonly WeekdayName[];
}

/** Days on which a school, all schools of a district, or (null) the practice is closed. */
export interface CalendarClosing {
  organizationId: number | null;
  firstDay: Day;
  lastDay: Day;
}

/** The records from which the open days of all schools are computed. */
export interface CalendarSource {
  organizations: readonly CalendarOrganization[];
  closings: readonly CalendarClosing[];
  /** "07-01"; the practice's setting. */
  schoolYearStart?: string;
}

const WEEKDAY = 1;
const SCHOOL_CLOSED = 2;
const PRACTICE_CLOSED = 4;

interface SchoolYear {
  from: Day;
  /** The day after the last one. */
  until: Day;
}

/**
 * The days of one school in the calendar years around its mandates, counted once. A day is open on a weekday of the
 * school without a closing of the school or its district. Without a school, and in a school year in which neither has a
 * closing, the practice's closings are the calendar; in other years they only mean that the therapist is away.
 */
export class SchoolDays {
  readonly first: DayNumber;
  /** How many days a week the school meets. */
  readonly weekLength: number;
  private readonly from: Day;
  private readonly until: Day;
  /** The days that were asked for by number, so that each is written once. */
  private readonly texts = new Map<number, Day>();
  private readonly states: Uint8Array;
  /** The open days before each day. */
  private readonly counts: Int32Array;
  private readonly openNumbers: DayNumber[] = [];
  /** The school years in which the school or its district has a closing, earliest first. */
  private readonly ownYears: readonly SchoolYear[];

  constructor(
    { organizations, closings, schoolYearStart = SCHOOL_YEAR_START }: CalendarSource,
    schoolId: number | null,
    from: Day,
    until: Day,
  ) {
    this.from = from;
    this.until = until;
    this.first = dayNumber(from);
    const school = organizations.find(({ id }) => id === schoolId);
    const weekdays: readonly WeekdayName[] = school?.weekdays ?? schoolWeek;
    this.weekLength = weekdays.length;
    const length = daysBetween(from, until) + 1;
    this.states = new Uint8Array(length);
    this.counts = new Int32Array(length + 1);
    const owners = new Set(school ? [school.id, school.parentId] : []);
    owners.delete(null);
    const own = closings.filter(({ organizationId }) => owners.has(organizationId));
    this.ownYears = yearsWith(own, from, until, schoolYearStart);
    for (const closing of own) this.mark(closing, SCHOOL_CLOSED);
    for (const closing of closings) {
      if (closing.organizationId === null) this.mark(closing, PRACTICE_CLOSED);
    }
    this.countOpenDays(weekdays.map((name) => weekdayNames.indexOf(name)));
  }

  /** Returns whether the days between two days are known. */
  covers(from: Day, until: Day): boolean {
    return this.from <= from && until <= this.until;
  }

  /** Returns the days covered, widened by others. */
  including(from: Day, until: Day): [Day, Day] {
    return [from < this.from ? from : this.from, until > this.until ? until : this.until];
  }

  /** Returns whether the practice's closings are the calendar on some of the days from one to another. */
  isPracticeCalendar(from: Day, until: Day): boolean {
    let day = from;
    for (const year of this.ownYears) {
      if (year.from <= day && day < year.until) day = year.until;
    }
    return day <= until;
  }

  isOpen(number: DayNumber): boolean {
    return (this.stateOf(number) & (WEEKDAY | SCHOOL_CLOSED)) === WEEKDAY;
  }

  /** Returns who is closed on a day. */
  closedOn(number: DayNumber): { isSchoolClosed: boolean; isPracticeClosed: boolean } {
    const state = this.stateOf(number);
    return {
      isSchoolClosed: (state & SCHOOL_CLOSED) !== 0,
      isPracticeClosed: (state & PRACTICE_CLOSED) !== 0,
    };
  }

  /** Returns the number of open days from a day to another, both included. */
  countOpen(from: DayNumber, until: DayNumber): number {
    return until < from ? 0 : this.openBefore(until + 1) - this.openBefore(from);
  }

  /** Returns the open day that is `place` open days after the first one on or after `from`, which is 0. */
  openDayFrom(from: DayNumber, place: number): DayNumber | undefined {
    return this.openNumbers[this.openBefore(from) + place];
  }

  /** Returns the last open day from a day to another; undefined if none is open. */
  lastOpen(from: DayNumber, until: DayNumber): DayNumber | undefined {
    return this.countOpen(from, until) === 0 ? undefined : this.openNumbers[this.openBefore(until + 1) - 1];
  }

  dayAt(number: DayNumber): Day {
    const place = number - this.first;
    const text = this.texts.get(place) ?? plusDays(this.from, place);
    this.texts.set(place, text);
    return text;
  }

  private openBefore(number: DayNumber): number {
    return this.counts[Math.min(Math.max(number - this.first, 0), this.states.length)] ?? 0;
  }

  private stateOf(number: DayNumber): number {
    return this.states[number - this.first] ?? 0;
  }

  private mark({ firstDay, lastDay }: CalendarClosing, state: number): void {
    const end = Math.min(dayNumber(lastDay) - this.first, this.states.length - 1);
    for (let place = Math.max(dayNumber(firstDay) - this.first, 0); place <= end; place += 1) {
      this.states[place] = (this.states[place] ?? 0) | state;
    }
  }

  private countOpenDays(weekdays: readonly number[]): void {
    const ownYears = this.ownYears.map(({ from, until }) => [dayNumber(from), dayNumber(until)] as const);
    for (let place = 0, open = 0; place < this.states.length; place += 1) {
      const number = this.first + place;
      let state = this.states[place] ?? 0;
      const isOwn = ownYears.some(([from, until]) => from <= number && number < until);
      if (!isOwn && state & PRACTICE_CLOSED) state |= SCHOOL_CLOSED;
      if (weekdays.includes(weekdayIndex(number))) state |= WEEKDAY;
      this.states[place] = state;
      if ((state & (WEEKDAY | SCHOOL_CLOSED)) === WEEKDAY) {
        open += 1;
        this.openNumbers.push(number);
      }
      this.counts[place + 1] = open;
    }
  }
}

function yearsWith(
  closings: readonly CalendarClosing[],
  from: Day,
  until: Day,
  schoolYearStart: string,
): SchoolYear[] {
  const years: SchoolYear[] = [];
  let year = schoolYearOf(from, schoolYearStart);
  while (year.from <= until) {
    const { from: first, until: end } = year;
    if (closings.some(({ firstDay, lastDay }) => firstDay < end && first <= lastDay)) years.push(year);
    year = schoolYearOf(end, schoolYearStart);
  }
  return years;
}

/** Finds the days of a school around those of a mandate. */
export type FindSchoolDays = (mandate: MandateDays & { schoolId: number | null }) => SchoolDays;

/** Returns a function that counts the days of each school once and shares them among its mandates. */
export function schoolCalendars(source: CalendarSource): FindSchoolDays {
  const known = new Map<number | null, SchoolDays>();
  return ({ schoolId, ...mandate }) => {
    const [from, until] = wholeYears(firstDayOf(mandate), mandate.endsOn);
    const earlier = known.get(schoolId);
    if (earlier?.covers(from, until)) return earlier;
    const range = earlier?.including(from, until) ?? ([from, until] as const);
    const days = new SchoolDays(source, schoolId, ...range);
    known.set(schoolId, days);
    return days;
  };
}

/** Returns how many days an organization is open from a day to another: "185 school days". */
export function countOpenDays(
  source: CalendarSource,
  organizationId: number | null,
  from: Day,
  until: Day,
): number {
  return new SchoolDays(source, organizationId, from, until).countOpen(dayNumber(from), dayNumber(until));
}

/** The months at both ends of a mandate are needed whole. */
function wholeYears(from: Day, until: Day): [Day, Day] {
  return [`${from.slice(0, 4)}-01-01`, `${until.slice(0, 4)}-12-31`];
}
