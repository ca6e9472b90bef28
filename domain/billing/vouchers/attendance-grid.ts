import { type Day, monthText, plusDays } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames, weekdayOf, weekOf } from '#domain/platform/week.ts';
import { attendanceMark } from './attendance-codes.ts';
import { monthOfDay } from './log-days.ts';
import type { ServiceLog } from './service-log.ts';

/** The box of a day in an attendance log. */
export interface AttendanceDay {
  day: Day;
  /** Whether the day is one of the log and of the mandate. */
  isInLog: boolean;
  /** "30", "MU/30", or a code; several on a day with several sessions, none where nothing was or is planned. */
  marks: string[];
  /** The times of planned sessions ("14:30"). */
  planned: string[];
}

/** A month of an attendance log. */
export interface AttendanceMonth {
  /** "October 2026". */
  name: string;
  /** The columns: the school's weekdays, and those of sessions. */
  weekdays: WeekdayName[];
  /** In the order of the columns; null is a day of another month. */
  weeks: (AttendanceDay | null)[][];
  /** The part of the log in this month. */
  log: ServiceLog;
}

/** Returns the months of a log in which the mandate runs or a session is. */
export function attendanceMonths(log: ServiceLog): AttendanceMonth[] {
  const weekdays = weekdaysOf(log);
  const boxes = boxesOf(log);
  const months: AttendanceMonth[] = [];
  for (
    let first = `${log.from.slice(0, 7)}-01`;
    first <= log.until;
    first = plusDays(monthOfDay(first).to, 1)
  ) {
    const weeks = weeksOf(first, weekdays, boxes);
    const isShown = weeks.flat().some((box) => box && (box.isInLog || box.marks.length > 0));
    if (isShown) months.push({ name: monthText(first), weekdays, weeks, log: partOf(log, first) });
  }
  return months;
}

/** Returns the boxes of all days in a log, by day. */
export function boxesOf({ rows, closedDays, mandate, from, until }: ServiceLog): Map<Day, AttendanceDay> {
  const boxes = new Map<Day, AttendanceDay>();
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    const isInLog = mandate.startsOn <= day && day <= mandate.endsOn;
    boxes.set(day, { day, isInLog, marks: [], planned: [] });
  }
  const closed = new Set(closedDays.map(({ day }) => day));
  for (const row of rows) {
    const box = boxes.get(row.day);
    const mark = attendanceMark(row, closed.has(row.day));
    if (mark === undefined) box?.planned.push(row.start);
    else box?.marks.push(mark);
  }
  for (const day of closed) {
    const box = boxes.get(day);
    if (box?.isInLog && box.marks.length === 0 && box.planned.length === 0) box.marks.push('H');
  }
  return boxes;
}

const schoolWeek: readonly WeekdayName[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function partOf(log: ServiceLog, first: Day): ServiceLog {
  const isIn = isOf(first.slice(0, 7));
  const { to: last } = monthOfDay(first);
  return {
    ...log,
    from: first < log.from ? log.from : first,
    until: log.until < last ? log.until : last,
    rows: log.rows.filter(({ day }) => isIn(day)),
    closedDays: log.closedDays.filter(({ day }) => isIn(day)),
  };
}

function weekdaysOf({ school, rows }: ServiceLog): WeekdayName[] {
  const shown = new Set([...(school?.weekdays ?? schoolWeek), ...rows.map(({ day }) => weekdayOf(day))]);
  return weekdayNames.filter((name) => shown.has(name));
}

function weeksOf(
  first: Day,
  weekdays: readonly WeekdayName[],
  boxes: ReadonlyMap<Day, AttendanceDay>,
): (AttendanceDay | null)[][] {
  const month = first.slice(0, 7);
  const weeks: (AttendanceDay | null)[][] = [];
  for (let week = weekOf(first); week.some(isOf(month)); week = week.map((day) => plusDays(day, 7))) {
    const days = week.filter((day) => weekdays.includes(weekdayOf(day)));
    if (!days.some(isOf(month))) continue;
    weeks.push(days.map((day) => (isOf(month)(day) ? (boxes.get(day) ?? outsideOf(day)) : null)));
  }
  return weeks;
}

const isOf = (month: string) => (day: Day) => day.startsWith(month);

function outsideOf(day: Day): AttendanceDay {
  return { day, isInLog: false, marks: [], planned: [] };
}
