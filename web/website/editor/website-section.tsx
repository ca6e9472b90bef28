import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import {
  type WebsiteFormResult,
  type WebsiteFormValues,
  websiteForm,
  websiteFormStart,
} from '#domain/website/identity/website-form-values.ts';
import type { WebsiteSection } from '#domain/website/identity/website-sections.ts';
import { whoSeesChanges } from '#domain/website/pages/website-publication.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { EditionForm } from './edition-form.tsx';
import { publicationQuery, useWebsite } from './website-queries.ts';

interface WebsiteSectionFormProps {
  section: WebsiteSection;
  children: ReactNode;
}

/** The form of one section. It saves the values of this section alone. */
export function WebsiteSectionForm({ section, children }: WebsiteSectionFormProps) {
  const website = useWebsite();
  const queries = useQueryClient();
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
          success={() => {
            const { data, isInvalidated, fetchStatus } =
              queries.getQueryState(publicationQuery.queryKey) ?? {};
            // A change that the server reports meanwhile asks for it once more.
            const isKnown = !isInvalidated || fetchStatus === 'fetching';
            return {
              title: 'Website Updated',
              description: data && isKnown ? whoSeesChanges(data) : 'Your changes are saved.',
            };
          }}
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
