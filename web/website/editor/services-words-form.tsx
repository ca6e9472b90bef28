import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  isShippedService,
  noOwnWords,
  type PracticeService,
  serviceIdFor,
  serviceLabel,
} from '#domain/website/identity/own-services.ts';
import {
  ownServiceForm,
  type ServiceFormValues,
  serviceForm,
  serviceFormStart,
  shippedFormWords,
  wordsOfForm,
} from '#domain/website/identity/service-form-values.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { shippedWordsOf } from './services-shipped-words.ts';
import { ServicesWordsFields } from './services-words-fields.tsx';
import { SpanishTakenBack } from './spanish-taken-back.tsx';
import { useSaveServices } from './website-queries.ts';

interface ServicesWordsFormProps {
  /** The service to edit; undefined for a new one. */
  service: PracticeService | undefined;
  edition: WebsiteEdition;
}

/**
 * The form of a service's texts. It starts with the shipped texts, which follow updates of the program until
 * they are changed.
 */
export function ServicesWordsForm({ service, edition: latest }: ServicesWordsFormProps) {
  // The edition loaded before anything was changed.
  const [edition] = useState(latest);
  const navigate = useNavigate();
  const { services } = edition.identity;
  const isShipped = service !== undefined && isShippedService(service.id);
  const shipped = shippedWordsOf(service?.id ?? '', edition.identity);
  const schema = isShipped ? serviceForm : ownServiceForm;
  const form = useCheckedForm<ServiceFormValues, unknown, ServiceFormValues>({
    resolver: zodResolver(schema),
    defaultValues: serviceFormStart(service ?? noOwnWords, shipped),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const draft = useFormDraft(form, {
    key: `website-service-${service?.id ?? 'new'}`,
    updatedAt: edition.createdAt ?? undefined,
  });
  const save = useSaveServices(() => {
    unsaved.allowLeave();
    draft.forget();
    navigate('/settings/website/services');
  });

  function servicesWith(typed: ServiceFormValues): PracticeService[] {
    const words = wordsOfForm(typed, shipped);
    return service
      ? services.map((one) => (one.id === service.id ? { ...one, ...words } : one))
      : [...services, { id: serviceIdFor(words.title, services), isShown: true, ...words }];
  }

  function putShippedWords(): void {
    const words = shippedFormWords(shipped);
    const shouldValidate = form.formState.isSubmitted;
    for (const field of shippedFields) {
      form.setValue(field, words[field], { shouldDirty: true, shouldValidate });
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((typed) => save.mutate({ edition, services: servicesWith(typed) }))}
        className="flex flex-col gap-6"
      >
        <DraftRestored draft={draft} />
        <Card>
          <CardHeader
            title={service ? serviceLabel(service) : 'New Service'}
            description={
              isShipped
                ? 'Words that you do not change stay those of the program, in each language.'
                : 'It gets a page of its own, a card on the home page and a part among the services.'
            }
          />
          <CardBody className="flex flex-col gap-5">
            <ServicesWordsFields isShipped={isShipped} deniesVideo={edition.identity.claims.video === 'no'} />
            {isShipped && (
              <Button variant="ghost" size="sm" className="self-start" onClick={putShippedWords}>
                Use the Shipped Words
              </Button>
            )}
          </CardBody>
        </Card>
        <SpanishTakenBack
          control={form.control}
          saved={edition.identity}
          identityWith={(typed) => {
            const read = schema.safeParse(typed);
            return read.success ? { ...edition.identity, services: servicesWith(read.data) } : undefined;
          }}
        />
        <SaveBar label={service ? 'Save Service' : 'Add Service'} isSaving={save.isPending} />
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

const shippedFields = ['title', 'description', 'features', 'benefits', 'conditions'] as const;
