import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MOST_SERVICES, type PracticeService, serviceLabel } from '#domain/website/identity/own-services.ts';
import {
  type ServicesListValues,
  servicesListForm,
  servicesListStart,
  servicesOfList,
} from '#domain/website/identity/service-form-values.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { EditionForm } from './edition-form.tsx';
import { EditionPage, toWebsite } from './edition-page.tsx';
import { ServiceRow } from './services-list-row.tsx';
import { servicesSaved } from './services-saved.ts';
import { useMovedRow } from './use-moved-row.ts';

export const meta = practiceTitle('Website Services');

/** The page on which the owner chooses and orders the website's services. */
export default function ServicesListPage() {
  return (
    <EditionPage back={toWebsite} loadingLabel="Loading services">
      {(latest) => (
        <EditionForm<ServicesListValues, ServicesListValues>
          edition={latest}
          schemaFor={() => servicesListForm}
          start={({ services }) => servicesListStart(services)}
          partOf={(typed, { services }) => ({ services: servicesOfList(typed, services) })}
          // A list from before another edition lacks services added there, and would delete them.
          draftFor={({ version }) => `website-services-${version}`}
          success={() => servicesSaved}
          next="stay"
          label="Save Services"
        >
          {({ identity }) => <ServicesList before={identity.services} />}
        </EditionForm>
      )}
    </EditionPage>
  );
}

/** Every service and whether families see it, in the website's order. */
function ServicesList({ before }: { before: readonly PracticeService[] }) {
  const { control, formState } = useFormContext<ServicesListValues>();
  const services = useFieldArray({ control, name: 'services', keyName: 'key' });
  const rows = useMovedRow();
  const add = useRef<HTMLAnchorElement>(null);
  const [deleting, setDeleting] = useState<{ index: number; label: string }>();
  const listed = servicesOfList({ services: services.fields }, before);
  const count = listed.length;
  const fault = formState.errors.services?.root?.message ?? formState.errors.services?.message;

  function handleMove(index: number, step: 1 | -1): void {
    const service = listed[index];
    if (service === undefined) return;
    services.move(index, index + step);
    rows.announceMove({
      id: service.id,
      step,
      words: `${serviceLabel(service)} is now ${index + step + 1} of ${count}`,
    });
  }

  return (
    <>
      <Card>
        <CardHeader
          title="Services"
          description="What the website offers, in this order. One that is not shown has no page, no card and no link."
          actions={
            count < MOST_SERVICES ? (
              <ButtonLink ref={add} to="/settings/website/services/new" variant="secondary" size="sm">
                <Plus aria-hidden="true" />
                Add a Service
              </ButtonLink>
            ) : (
              <p className="text-ink-muted text-sm">A website has {MOST_SERVICES} services at most.</p>
            )
          }
        />
        <CardBody>
          <fieldset data-wrong={fault ? true : undefined}>
            <legend className="sr-only">Services, in their order</legend>
            <ul ref={rows.list} aria-label="Services" className="divide-y divide-line">
              {listed.map((service, index) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  index={index}
                  count={count}
                  onMove={(step) => handleMove(index, step)}
                  onDelete={() => setDeleting({ index, label: serviceLabel(service) })}
                />
              ))}
            </ul>
            {fault && <FieldError>{fault}</FieldError>}
          </fieldset>
          <p role="status" className="sr-only">
            {rows.words}
          </p>
        </CardBody>
      </Card>
      <AlertDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={`Delete ${deleting?.label ?? 'this service'}?`}
        description="Its page leaves the website when you save. Earlier editions keep its words."
        confirmText="Delete"
        fallbackFocus={add}
        onConfirm={() => {
          if (deleting) services.remove(deleting.index);
          setDeleting(undefined);
        }}
      />
    </>
  );
}
