import { firstDayOf, type Mandate } from '#domain/billing/mandates/mandate.ts';
import { sentenceOn, standingOn } from '#domain/billing/mandates/mandate-standing.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { ClientRecordRow, ClientRecordRows } from '#web/caseload/clients/client-record-rows.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { usePlaceNames } from './use-place-names.ts';

/** Mandates of one client, each with its sentence, its days, its school and who pays. */
export function MandateRows({ mandates }: { mandates: readonly Mandate[] }) {
  const today = useToday();
  const { schoolOf, payerOf } = usePlaceNames(mandates);
  if (mandates.length === 0) return null;
  return (
    <ClientRecordRows label="Mandates">
      {mandates.map((mandate) => {
        const standing = standingOn(mandate, today);
        const days = `${formatDay(firstDayOf(mandate))} to ${formatDay(mandate.endsOn)}`;
        return (
          <ClientRecordRow
            key={mandate.id}
            to={`/mandates/${mandate.id}`}
            title={sentenceOn(mandate, today)}
            detail={[days, schoolOf(mandate), payerOf(mandate)].filter(Boolean).join(' · ')}
            end={standing && <Badge variant="secondary">{standing}</Badge>}
          />
        );
      })}
    </ClientRecordRows>
  );
}
