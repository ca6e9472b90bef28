import { type PricedSession, priceOf } from '#domain/billing/invoices/session-price.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { type Day, dayOf, daysBetween } from '#domain/platform/dates.ts';
import { weekOf } from '#domain/platform/week.ts';
import type { EstimateLine } from './estimate.ts';
import type { EstimateFacts } from './estimate-facts.ts';

/** Returns the lines of an estimate as drafted: sessions of one type, length and price together, the largest sum first. */
export function estimateLines(facts: EstimateFacts): EstimateLine[] {
  const { sessions, pricing } = facts;
  const priced = sessions.map((session) => ({ ...session, cents: priceOf(session, pricing).cents }));
  const groups = Map.groupBy(priced, ({ type, duration, cents }) => `${type} ${duration} ${cents}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [lineOf([first, ...others], first, facts)] : []))
    .toSorted((one, other) => other.count * other.cents - one.count * one.cents);
}

function lineOf(
  sessions: readonly PricedSession[],
  { date, type, duration, cents }: PricedSession & { cents: number },
  { plans, pricing: { timeZone } }: EstimateFacts,
): EstimateLine {
  const first = dayOf(date, timeZone);
  const plan = plans.find(({ startsOn, endsOn }) => startsOn <= first && first <= endsOn);
  return {
    label: `${sessionTypeLabels[type]}, ${duration} min`,
    code: plan?.procedureCodes.join(', ') || null,
    diagnosis: plan?.diagnosisCodes.join(', ') || null,
    count: sessions.length,
    every: frequencyText(sessions.map((session) => dayOf(session.date, timeZone))),
    cents,
  };
}

/** Returns how often visits on these days are, earliest first: "every week", "2 times a week", "every 2 weeks". */
export function frequencyText(days: readonly Day[]): string {
  if (days.length === 1) return 'once';
  const weeks = [...Map.groupBy(days, (day) => weekOf(day)[0] ?? day).entries()];
  const perWeek = Math.round(days.length / weeks.length);
  const gaps = weeks.slice(1).map(([week], index) => daysBetween(weeks[index]?.[0] ?? week, week) / 7);
  const gap = mostFrequent(gaps) ?? 1;
  if (gap === 1) return perWeek === 1 ? 'every week' : `${perWeek} times a week`;
  return perWeek === 1 ? `every ${gap} weeks` : `${perWeek} times every ${gap} weeks`;
}

/** The smaller one of two that are equally frequent. */
function mostFrequent(values: readonly number[]): number | undefined {
  const counted = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({
    value,
    length,
  }));
  return counted.toSorted((one, other) => other.length - one.length || one.value - other.value)[0]?.value;
}
