import { zodResolver } from '@hookform/resolvers/zod';
import { Blocks, ExternalLink, FileText, History, Languages, Users } from 'lucide-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import {
  type WebsiteFormResult,
  type WebsiteFormValues,
  websiteForm,
  websiteFormStart,
} from '#domain/website/identity/website-form-values.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { AccentFields } from './accent-fields.tsx';
import { ClaimFields } from './claim-fields.tsx';
import { FrequentQuestionFields } from './frequent-question-fields.tsx';
import { OwnAddressCard } from './own-address-card.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PublicationCard } from './publication-card.tsx';
import { SpanishTakenBack } from './spanish-taken-back.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';
import { TherapistFields } from './therapist-fields.tsx';
import { WebsitePracticeFields } from './website-practice-fields.tsx';
import { useIsUploadingPicture, useSaveWebsite } from './website-queries.ts';

const pages = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
];

/** The form of the website's texts. Changes are public as soon as they are saved. */
export function WebsiteForm({ edition: latest }: { edition: WebsiteEdition }) {
  // The edition loaded before anything was changed.
  const [edition] = useState(latest);
  const form = useCheckedForm<WebsiteFormValues, unknown, WebsiteFormResult>({
    resolver: zodResolver(websiteForm),
    defaultValues: websiteFormStart(edition.identity),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const draft = useFormDraft(form, { key: 'website', updatedAt: edition.createdAt ?? undefined });
  const save = useSaveWebsite(() => {
    unsaved.allowLeave();
    draft.forget();
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((identity) => save.mutate({ identity, version: edition.version }))}
        className="flex flex-col gap-6"
      >
        <DraftRestored draft={draft} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
            See it as families do:
            {pages.map(({ path, label }) => (
              <a
                key={path}
                href={path}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary underline underline-offset-2 md:min-h-8"
              >
                {label}
                <ExternalLink aria-hidden="true" className="size-4" />
                <span className="sr-only">(opens a new tab)</span>
              </a>
            ))}
          </p>
          <span className="flex flex-wrap gap-2">
            <ButtonLink to="/settings/website/services" variant="secondary" size="sm">
              <Blocks aria-hidden="true" />
              Services
            </ButtonLink>
            <ButtonLink to="/settings/website/team" variant="secondary" size="sm">
              <Users aria-hidden="true" />
              Therapists
            </ButtonLink>
            <ButtonLink to="/settings/website/pages" variant="secondary" size="sm">
              <FileText aria-hidden="true" />
              Pages in the Footer
            </ButtonLink>
            <ButtonLink to="/settings/website/spanish" variant="secondary" size="sm">
              <Languages aria-hidden="true" />
              Spanish
            </ButtonLink>
            <ButtonLink to="/settings/website/editions" variant="secondary" size="sm">
              <History aria-hidden="true" />
              Earlier Editions
            </ButtonLink>
          </span>
        </div>
        <PublicationCard />
        <OwnAddressCard />
        <WebsitePracticeFields />
        <ClaimFields />
        <TherapistFields />
        <PictureFields />
        <AccentFields />
        <TestimonialFields />
        <FrequentQuestionFields />
        <SpanishTakenBack
          control={form.control}
          saved={edition.identity}
          identityWith={(typed) => websiteForm.safeParse(typed).data}
        />
        <SaveBar label="Save Website" isSaving={save.isPending} isUploading={useIsUploadingPicture()} />
        {unsaved.question}
      </form>
    </FormProvider>
  );
}
