import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { MOST_SERVICES, serviceLabel } from '#domain/website/identity/own-services.ts';
import {
  type ServicesListValues,
  servicesListForm,
  servicesListStart,
  servicesOfList,
} from '#domain/website/identity/service-form-values.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { ServiceRow } from './services-list-row.tsx';
import { SpanishTakenBack } from './spanish-taken-back.tsx';
import { useMovedRow } from './use-moved-row.ts';
import { useSaveServices } from './website-queries.ts';

/** The form with every service and whether families see it, in the website's order. */
export function ServicesListForm({ edition: latest }: { edition: WebsiteEdition }) {
  // The edition loaded before anything was changed.
  const [edition, setEdition] = useState(latest);
  const form = useCheckedForm<ServicesListValues, unknown, ServicesListValues>({
    resolver: zodResolver(servicesListForm),
    defaultValues: servicesListStart(edition.identity.services),
  });
  const services = useFieldArray({ control: form.control, name: 'services', keyName: 'key' });
  const rows = useMovedRow();
  const add = useRef<HTMLAnchorElement>(null);
  const [deleting, setDeleting] = useState<{ index: number; label: string }>();
  const { formState } = form;
  const unsaved = useUnsavedChanges(formState.isDirty);
  const draft = useFormDraft(form, {
    // A list from before another edition lacks services added there, and would delete them.
    key: `website-services-${edition.version}`,
    updatedAt: edition.createdAt ?? undefined,
  });
  const save = useSaveServices((saved) => {
    draft.forget();
    setEdition(saved);
    form.reset(servicesListStart(saved.identity.services));
  });
  const before = edition.identity.services;
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
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((typed) =>
          save.mutate({ edition, services: servicesOfList(typed, before) }),
        )}
        className="flex flex-col gap-6"
      >
        <DraftRestored draft={draft} />
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
        <SpanishTakenBack
          control={form.control}
          saved={edition.identity}
          identityWith={(typed) => {
            const read = servicesListForm.safeParse(typed);
            return read.success
              ? { ...edition.identity, services: servicesOfList(read.data, before) }
              : undefined;
          }}
        />
        <SaveBar label="Save Services" isSaving={save.isPending} />
        {unsaved.question}
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
      </form>
    </FormProvider>
  );
}
