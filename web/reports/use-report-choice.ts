import { useSearchParams } from 'react-router';
import { type Day, isDay, plusDays } from '#domain/dates.ts';
import { parseRecordId } from '#domain/record-id.ts';
import {
  type Period,
  type PeriodKind,
  periodAfter,
  periodBefore,
  periodKinds,
  periodOf,
} from '#domain/reports/report-period.ts';
import { usePracticeSettings, useToday } from '#web/practice/practice-settings-queries.ts';

export interface ReportChoice {
  kind: PeriodKind;
  period: Period;
  before: Period;
  clientId: number | null;
}

/** What the reports are about, kept in the address, so that a link shows the same figures. */
export function useReportChoice() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const { schoolYearStart } = usePracticeSettings();
  const kind = periodKinds.find((known) => known === params.get('period')) ?? 'month';
  const period = periodFrom(kind, params.get('from'), params.get('to'), today, schoolYearStart);
  const choice: ReportChoice = {
    kind,
    period,
    before: periodBefore(kind, period, schoolYearStart),
    clientId: parseRecordId(params.get('client') ?? '') ?? null,
  };

  function change(changes: Record<string, string | null>): void {
    setParams(
      (shown) => {
        const next = new URLSearchParams(shown);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const showPeriod = (shown: Period) => change({ from: shown.from, to: plusDays(shown.until, -1) });
  return {
    choice,
    chooseKind: (chosen: PeriodKind) =>
      chosen === 'custom'
        ? change({ period: chosen, from: period.from, to: plusDays(period.until, -1) })
        : change({ period: chosen, from: null, to: null }),
    chooseDays: (from: Day, to: Day) => change({ from, to }),
    chooseClient: (clientId: string) => change({ client: clientId === '' ? null : clientId }),
    goBack: () => showPeriod(choice.before),
    goForward: () => showPeriod(periodAfter(kind, period, schoolYearStart)),
  };
}

function periodFrom(
  kind: PeriodKind,
  from: string | null,
  to: string | null,
  today: Day,
  schoolYearStart: string,
): Period {
  const start = from !== null && isDay(from) ? from : today;
  if (kind !== 'custom') return periodOf(kind, start, schoolYearStart);
  const end = to !== null && isDay(to) && to >= start ? to : start;
  return { from: start, until: plusDays(end, 1) };
}
