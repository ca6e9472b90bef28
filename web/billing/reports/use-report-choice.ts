import {
  lastDayOf,
  type Period,
  type PeriodKind,
  periodAfter,
  periodBefore,
  periodKinds,
  periodOf,
} from '#domain/billing/reports/report-period.ts';
import { type Day, isDay, plusDays } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

export interface ReportChoice {
  kind: PeriodKind;
  period: Period;
  clientId: number | null;
}

/** The filters of the reports, stored in the URL, so that a link shows the same figures. */
export function useReportChoice() {
  const [params, change] = useAddressParams();
  const today = useToday();
  const { schoolYearStart } = usePracticeSettings();
  const kind = periodKinds.find((known) => known === params.get('period')) ?? 'month';
  const period = periodFrom(kind, params.get('from'), params.get('to'), today, schoolYearStart);
  const choice: ReportChoice = {
    kind,
    period,
    clientId: parseRecordId(params.get('client') ?? '') ?? null,
  };
  const holdsToday = period.from <= today && today < period.until;

  const showPeriod = (shown: Period) => change({ from: shown.from, to: lastDayOf(shown) });
  return {
    choice,
    holdsToday,
    chooseKind(chosen: PeriodKind) {
      if (chosen === 'custom') change({ period: chosen, from: period.from, to: lastDayOf(period) });
      // A past quarter leads to its first month, the current one to the current month.
      else change({ period: chosen, from: holdsToday ? '' : period.from, to: '' });
    },
    chooseDays: (from: Day, to: Day) => change({ from, to }),
    chooseClient: (clientId: number | undefined) => change({ client: String(clientId ?? '') }),
    goBack: () => showPeriod(periodBefore(period, schoolYearStart)),
    goForward: () => showPeriod(periodAfter(period, schoolYearStart)),
    goToToday: () => change({ from: '', to: '' }),
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
