import { Download, Hourglass } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ledgerFlagLabels } from '#domain/billing/mandates/ledger-shapes.ts';
import type { OwedService } from '#domain/billing/mandates/owed-service.ts';
import {
  behindText,
  filterOwed,
  owedCells,
  owedColumns,
  runningServices,
} from '#domain/billing/mandates/services-owed.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { downloadTable } from '#web/platform/api/download.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { NothingFound } from '#web/platform/ui/nothing-found.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useServicesOwed } from './mandate-queries.ts';
import { OwedFilters } from './owed-filters.tsx';
import { OwedTable } from './owed-table.tsx';
import { useOwedFilter } from './use-owed-filter.ts';
import { type NameOfPlace, usePlaceNames } from './use-place-names.ts';

export const meta = practiceTitle('Services Owed');

/** What every mandate owes, by school: what took place, what is to be made up and by when, and what is planned. */
export default function ServicesOwedPage() {
  const { shown, filter, on, today, change } = useOwedFilter();
  const query = useServicesOwed(on);
  const services = useMemo(() => runningServices(query.data ?? []), [query.data]);
  const found = filterOwed(services, filter);
  const { nameOf } = usePlaceNames(services);
  const download = useDownload(nameOf);
  return (
    <>
      <PageHeader
        title="Services Owed"
        description={behindText(services) || 'What each mandate owes, and what became of it.'}
        actions={
          <>
            <ButtonLink to="/organizations" variant="secondary">
              Schools & Payers
            </ButtonLink>
            <Button
              variant="secondary"
              disabled={found.length === 0}
              onClick={() => download(found, on ?? today)}
            >
              <Download aria-hidden="true" />
              Download CSV
            </Button>
          </>
        }
      />
      <OwedFilters
        services={services}
        nameOf={nameOf}
        shown={shown}
        on={on}
        today={today}
        onChange={change}
      />
      <Card className="overflow-clip">
        <WhenLoaded query={query} loadingLabel="Counting services owed" placeholders={5} padded>
          {() => (
            <>
              <p role="status" className="sr-only">
                {found.length < services.length && `${found.length} of ${services.length} mandates match`}
              </p>
              {found.length > 0 ? (
                <OwedTable services={found} nameOf={nameOf} />
              ) : services.length > 0 ? (
                <NothingFound
                  icon={Hourglass}
                  title="No mandates found"
                  description="No mandates match your filters."
                  onClear={() => change({ flag: '', school: '', payer: '', program: '', ending: '' })}
                  clearLabel="Clear Filters"
                />
              ) : (
                <NoMandates />
              )}
            </>
          )}
        </WhenLoaded>
      </Card>
    </>
  );
}

function NoMandates() {
  return (
    <EmptyState
      icon={Hourglass}
      title="No mandates yet"
      description={
        <>
          Add one from a{' '}
          <Link to="/clients" className={inlineLinkStyles}>
            client
          </Link>
          , or import your{' '}
          <Link to="/settings/data/import" className={inlineLinkStyles}>
            roster
          </Link>
          .
        </>
      }
    />
  );
}

function useDownload(nameOf: NameOfPlace) {
  const clientName = useClientName();
  return (services: readonly OwedService[], on: string) =>
    downloadTable(
      `services-owed-${on}.csv`,
      [...owedColumns],
      services.map((service) =>
        owedCells(service, {
          child: clientName(service.clientId),
          school: nameOf(service.schoolId) ?? '',
          payer: nameOf(service.payerId) ?? 'Family',
          program: planProgramLabels[service.program],
          flag: service.flag === null ? '' : ledgerFlagLabels[service.flag],
        }),
      ),
    );
}
