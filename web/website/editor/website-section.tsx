import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import {
  type WebsiteFormResult,
  type WebsiteFormValues,
  websiteForm,
  websiteFormStart,
} from '#domain/website/identity/website-form-values.ts';
import type { WebsiteSection } from '#domain/website/identity/website-sections.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { EditionForm } from './edition-form.tsx';
import { usePublication, useWebsite } from './website-queries.ts';

interface WebsiteSectionFormProps {
  section: WebsiteSection;
  children: ReactNode;
}

/** The form of one section. It saves the values of this section alone. */
export function WebsiteSectionForm({ section, children }: WebsiteSectionFormProps) {
  const website = useWebsite();
  const publication = usePublication().data;
  const isListed = publication?.publishedAt != null && publication.missing.length === 0;
  // The app shows the practice's name.
  const isNamed = section.saves.includes('practiceName');
  return (
    <WhenLoaded query={website} loadingLabel="Loading website" placeholders={5}>
      {(latest) => (
        <EditionForm<WebsiteFormValues, WebsiteFormResult>
          edition={latest}
          schemaFor={() => schemaOf(section)}
          start={websiteFormStart}
          partOf={(typed) => typed}
          draftFor={() => `website ${section.label}`}
          success={() => ({
            title: 'Website Updated',
            description: isListed
              ? 'Your changes are live.'
              : 'Your changes are saved. Search engines list the website once it is published.',
          })}
          next={isNamed ? 'reload' : 'stay'}
          label={`Save ${section.label}`}
        >
          {() => children}
        </EditionForm>
      )}
    </WhenLoaded>
  );
}

/** The rules of a section: what it does not save is neither checked nor sent. */
function schemaOf({ saves }: WebsiteSection) {
  const saved: { [Name in keyof typeof websiteForm.shape]?: true } = {};
  for (const name of saves) saved[name] = true;
  return z.pick(websiteForm, saved);
}
