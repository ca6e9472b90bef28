import { Blocks, ExternalLink, FileText, History, Languages, Users } from 'lucide-react';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import {
  type WebsiteFormResult,
  type WebsiteFormValues,
  websiteForm,
  websiteFormStart,
} from '#domain/website/identity/website-form-values.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { AccentFields } from './accent-fields.tsx';
import { ClaimFields } from './claim-fields.tsx';
import { EditionForm } from './edition-form.tsx';
import { FrequentQuestionFields } from './frequent-question-fields.tsx';
import { OwnAddressCard } from './own-address-card.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PublicationCard } from './publication-card.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';
import { TherapistFields } from './therapist-fields.tsx';
import { WebsitePracticeFields } from './website-practice-fields.tsx';
import { useWebsite } from './website-queries.ts';

export const meta = practiceTitle('Website');

/** The page with the owner's form for the public website. */
export default function WebsitePage() {
  const website = useWebsite();
  // Typed text stays when a later refetch fails.
  if (website.data) return <WebsiteForm edition={website.data} />;
  return (
    <Card>
      <CardBody>
        {website.isError ? (
          <ErrorState message={website.error.message} onRetry={() => website.refetch()} />
        ) : (
          <SkeletonRows count={5} label="Loading website" />
        )}
      </CardBody>
    </Card>
  );
}

const pages = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
];

const parts = [
  { path: 'services', label: 'Services', Icon: Blocks },
  { path: 'team', label: 'Therapists', Icon: Users },
  { path: 'pages', label: 'Pages in the Footer', Icon: FileText },
  { path: 'spanish', label: 'Spanish', Icon: Languages },
  { path: 'editions', label: 'Earlier Editions', Icon: History },
];

/** The form of the website's texts. */
function WebsiteForm({ edition: latest }: { edition: WebsiteEdition }) {
  return (
    <EditionForm<WebsiteFormValues, WebsiteFormResult>
      edition={latest}
      schemaFor={() => websiteForm}
      start={websiteFormStart}
      partOf={(identity) => identity}
      draftFor={() => 'website'}
      success={() => ({ title: 'Website Updated', description: 'Your changes are live.' })}
      next="reload"
      label="Save Website"
    >
      {() => (
        <>
          <WaysFromHere />
          <PublicationCard />
          <OwnAddressCard />
          <WebsitePracticeFields />
          <ClaimFields />
          <TherapistFields />
          <PictureFields />
          <AccentFields />
          <TestimonialFields />
          <FrequentQuestionFields />
        </>
      )}
    </EditionForm>
  );
}

/** Links to the website's pages, and to the pages that edit its other parts. */
function WaysFromHere() {
  return (
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
        {parts.map(({ path, label, Icon }) => (
          <ButtonLink key={path} to={`/settings/website/${path}`} variant="secondary" size="sm">
            <Icon aria-hidden="true" />
            {label}
          </ButtonLink>
        ))}
      </span>
    </div>
  );
}
