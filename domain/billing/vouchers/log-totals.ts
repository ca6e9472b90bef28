import { countText } from '#domain/clinical/goals/count-text.ts';
import { type Day, plusDays, shortDay } from '#domain/platform/dates.ts';
import { sum } from '#domain/platform/sum.ts';
import { attendanceMark } from './attendance-codes.ts';
import type { LogRow, ServiceLog } from './service-log.ts';

/** The sums of a log. */
export interface LogTotals {
  /** The sessions that took place, make-ups too. */
  sessions: number;
  minutes: number;
  makeUps: number;
  makeUpMinutes: number;
  /** How many sessions were missed for each code. */
  missed: Map<string, number>;
  planned: number;
  /** Of what is billed, in hundredths; null where nothing is billed in units. */
  units: number | null;
}

/** Returns the sums of a log. */
export function logTotals({ rows, closedDays }: Pick<ServiceLog, 'rows' | 'closedDays'>): LogTotals {
  const closed = new Set(closedDays.map(({ day }) => day));
  const held = rows.filter(({ status }) => status === 'completed');
  const makeUps = held.filter(({ makeUpFor }) => makeUpFor !== null);
  const missed = new Map<string, number>();
  for (const row of rows) {
    const code = row.status === 'completed' ? undefined : attendanceMark(row, closed.has(row.day));
    if (code !== undefined) missed.set(code, (missed.get(code) ?? 0) + 1);
  }
  const units = rows.flatMap((row) => row.units ?? []);
  return {
    sessions: held.length,
    minutes: minutesOf(held),
    makeUps: makeUps.length,
    makeUpMinutes: minutesOf(makeUps),
    missed,
    planned: rows.filter(({ status }) => status === 'scheduled').length,
    units: units.length === 0 ? null : sum(units),
  };
}

/** Returns the sums of a log as a sentence: "7 sessions took place, 210 minutes, 1 of them a make-up (30 minutes)." */
export function totalsText(totals: LogTotals): string {
  const { sessions, minutes, makeUps, makeUpMinutes, missed, planned, units } = totals;
  const parts = [`${countText(sessions, 'sessions')} took place, ${countText(minutes, 'minutes')}`];
  if (makeUps > 0) {
    const word = makeUps === 1 ? '1 of them a make-up' : `${makeUps} of them make-ups`;
    parts.push(`${word} (${countText(makeUpMinutes, 'minutes')})`);
  }
  const sentences = [`${parts.join(', ')}.`];
  if (units !== null) sentences.push(`${countText(units / 100, 'units')}.`);
  const codes = Array.from(missed, ([code, count]) => `${count} ${code}`).join(', ');
  if (codes !== '') sentences.push(`Missed: ${codes}.`);
  if (planned > 0) sentences.push(`${countText(planned, 'sessions')} planned.`);
  return sentences.join(' ');
}

function minutesOf(rows: readonly LogRow[]): number {
  return rows.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns the closed days of a log as one text: "Oct 12 Columbus Day, Nov 26 to Nov 27 Thanksgiving"; empty without any. */
export function closingsText({ closedDays, until }: Pick<ServiceLog, 'closedDays' | 'until'>): string {
  const runs: { first: Day; last: Day; name: string }[] = [];
  for (const { day, name } of closedDays) {
    const run = runs.at(-1);
    if (run?.name === name && plusDays(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day, name });
  }
  return runs
    .map(({ first, last, name }) => {
      const days = first === last ? [first] : [first, last];
      return `${days.map((day) => shortDay(day, until)).join(' to ')} ${name}`;
    })
    .join(', ');
}
