import { useMemo } from 'react';
import type { OwedService } from '#domain/billing/mandates/owed-service.ts';
import {
  currentText,
  groupBySchool,
  planningText,
  toMakeUpText,
} from '#domain/billing/mandates/services-owed.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { ProgressBar } from '#web/platform/ui/progress-bar.tsx';
import { GroupRow, HeadCell, RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { FlagBadge } from './flag-badge.tsx';
import type { NameOfPlace } from './use-place-names.ts';

const ROW_HEIGHT_PX = 73;
const SCHOOL_HEIGHT_PX = 33;
const COLUMNS = 5;

const head = (
  <>
    <HeadCell className="w-[32%]">Child</HeadCell>
    <HeadCell className="w-24 xl:w-36">This Week</HeadCell>
    <HeadCell className="w-[22%]">Took Place</HeadCell>
    <HeadCell>To Make Up</HeadCell>
    <HeadCell className="w-36 xl:w-44">Standing</HeadCell>
  </>
);

interface OwedTableProps {
  services: readonly OwedService[];
  nameOf: NameOfPlace;
}

/** A row of the table: a mandate, or the school above its mandates, whose number is below 0. */
type OwedLine = { id: number; school: string; service?: undefined } | { id: number; service: OwedService };

/** Services owed as a table, by school; each row leads to its mandate. */
export function OwedTable({ services, nameOf }: OwedTableProps) {
  const clientName = useClientName();
  const lines = useMemo(() => {
    const names = { school: (id: number) => nameOf(id) ?? '…', child: clientName };
    return groupBySchool(services, names).flatMap<OwedLine>(({ schoolId, name, services: some }) => [
      { id: -1 - (schoolId ?? 0), school: name },
      ...some.map((service) => ({ id: service.mandateId, service })),
    ]);
  }, [services, nameOf, clientName]);
  return (
    <LongTable
      label="Services owed"
      items={lines}
      rowHeightPx={ROW_HEIGHT_PX}
      heightOf={({ service }) => (service ? ROW_HEIGHT_PX : SCHOOL_HEIGHT_PX)}
      columnCount={COLUMNS}
      className="md:table-fixed md:max-xl:[&_td]:px-2.5 md:max-xl:[&_th]:px-2.5"
      findText={(line) =>
        line.service ? `${clientName(line.service.clientId)} ${line.service.sentence}` : line.school
      }
      head={head}
    >
      {(line, place) =>
        line.service ? (
          <OwedRow
            key={line.id}
            service={line.service}
            child={clientName(line.service.clientId)}
            payer={nameOf(line.service.payerId)}
            place={place}
          />
        ) : (
          <GroupRow key={line.id} {...placeInTable(place)} columnCount={COLUMNS}>
            {line.school}
          </GroupRow>
        )
      }
    </LongTable>
  );
}

interface OwedRowProps {
  service: OwedService;
  child: string;
  /** Undefined if the family pays. */
  payer: string | undefined;
  place: LongTablePlace;
}

function OwedRow({ service, child, payer, place }: OwedRowProps) {
  const { mandateId, sentence, current, owed, covered, flag } = service;
  const promise = payer === undefined ? sentence : `${sentence} · ${payer}`;
  return (
    <TableRow interactive {...placeInTable(place)}>
      <TableCell>
        <span className="min-w-0">
          <RowLink to={`/mandates/${mandateId}`} className="wrap-anywhere">
            {child}
          </RowLink>
          <span className="block text-ink-muted text-xs wrap-anywhere">{promise}</span>
        </span>
      </TableCell>
      <TableCell label="This Week" className="max-md:empty:hidden">
        {current && (
          <span>
            {currentText(service)}
            {current.per !== 'week' && <span className="text-ink-muted">{` this ${current.per}`}</span>}
          </span>
        )}
      </TableCell>
      <TableCell label="Took Place">
        <span className="min-w-0 flex-1">
          <span className="block whitespace-nowrap">{`${covered} of ${owed} min`}</span>
          {owed > 0 && <ProgressBar label={`Minutes of ${child}`} value={covered} max={owed} />}
        </span>
      </TableCell>
      <TableCell label="To Make Up">{toMakeUpText(service)}</TableCell>
      <TableCell label="Standing">
        <span>
          <FlagBadge flag={flag} />
          <span className="mt-0.5 block text-ink-muted text-xs">{planningText(service)}</span>
        </span>
      </TableCell>
    </TableRow>
  );
}
