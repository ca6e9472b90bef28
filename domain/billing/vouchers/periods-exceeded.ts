import type { LedgerHistory, LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import { weekdayOf } from '#domain/platform/week.ts';

/**
 * Returns the sessions that took place beyond what their week, month, cycle or year promises, make-ups apart: those on
 * no usual weekday first, then the latest.
 */
export function sessionsBeyond({ periods }: Pick<LedgerHistory, 'periods'>): Set<number> {
  const beyond = new Set<number>();
  for (const { period, sessions } of periods) {
    const { term } = period;
    const held = sessions.filter(({ status }) => status === 'completed');
    const isUsual = ({ day }: LedgerSession) =>
      term.weekdays.length === 0 || term.weekdays.includes(weekdayOf(day));
    const kept = [...held.filter(isUsual), ...held.filter((session) => !isUsual(session))];
    for (const { id } of kept.slice(term.sessions)) beyond.add(id);
  }
  return beyond;
}
