import type { Organization } from '#domain/billing/organizations/organization.ts';
import { type WeekdayTime, weekAtSchool } from '#domain/billing/organizations/school-week.ts';
import { formatDay, plusDays } from '#domain/platform/dates.ts';
import { compareText } from '#domain/platform/search-text.ts';
import { weekdayNames } from '#domain/platform/week.ts';
import { useMandatesAtSchool } from '#web/billing/mandates/mandate-queries.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSessionsAtSchool } from './organization-queries.ts';

/** Long enough to see past a recess. */
const DAYS_AHEAD = 27;

/** The children seen at a school, by weekday and time, from the sessions planned in the next four weeks. */
export function SchoolWeekCard({ organization }: { organization: Organization }) {
  const timeZone = useTimeZone();
  const today = useToday();
  const mandates = useMandatesAtSchool(organization.id);
  const hasMandates = (mandates.data?.length ?? 0) > 0;
  const sessions = useSessionsAtSchool(today, plusDays(today, DAYS_AHEAD), hasMandates);
  const failed = mandates.isError ? mandates : sessions;
  return (
    <Card className="overflow-clip">
      <CardHeader title="Children" description="Planned in the next four weeks." className="pb-3" />
      <WhenLoaded
        query={{
          data: mandates.data && (hasMandates ? sessions.data : []),
          error: failed.error,
          refetch: failed.refetch,
        }}
        loadingLabel="Loading children"
        placeholders={3}
        padded
      >
        {(planned) => (
          <Week
            times={weekAtSchool(
              planned,
              (mandates.data ?? []).map(({ id }) => id),
              timeZone,
            )}
            hasMandates={hasMandates}
          />
        )}
      </WhenLoaded>
    </Card>
  );
}

function Week({ times, hasMandates }: { times: readonly WeekdayTime[]; hasMandates: boolean }) {
  const clientName = useClientName();
  const byName = (one: number, other: number) => compareText(clientName(one), clientName(other));
  if (times.length === 0) {
    return (
      <p className="px-5 pb-5 text-ink-muted text-sm">
        {hasMandates ? 'No session is planned there.' : 'No mandate names this school yet.'}
      </p>
    );
  }
  const days = weekdayNames.filter((day) => times.some(({ weekday }) => weekday === day));
  return days.map((day) => (
    <div key={day} className="border-line border-t px-5 py-3 text-sm">
      <h3 className="font-semibold">{day}</h3>
      <ul aria-label={day}>
        {times
          .filter(({ weekday }) => weekday === day)
          .map((time) => (
            <li
              key={`${time.time} ${time.minutes}`}
              className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 py-1"
            >
              <span className="text-ink-muted tabular-nums">{`${time.time}, ${time.minutes} min`}</span>
              <span className="wrap-anywhere">
                {time.clientIds.toSorted(byName).map((id, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <ClientNameOf id={id} />
                  </span>
                ))}
                {time.days.length === 1 && time.days[0] && (
                  <span className="text-ink-muted">{` · only ${formatDay(time.days[0])}`}</span>
                )}
              </span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
