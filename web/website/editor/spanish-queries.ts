import { useQueryClient } from '@tanstack/react-query';
import { isSpanishShown } from '#domain/website/identity/spanish-texts.ts';
import type { SpanishWebsite } from '#domain/website/identity/spanish-website.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { websiteQuery } from './website-queries.ts';

interface SpanishChange {
  /** The edition that its writer had before her. */
  edition: WebsiteEdition;
  spanish: SpanishWebsite;
}

/** Puts a new edition on the website in which the Spanish differs. */
export function useSaveSpanish(onSaved: (edition: WebsiteEdition) => void) {
  const queries = useQueryClient();
  return useRecordMutation({
    call: ({ edition: { identity, version }, spanish }: SpanishChange) =>
      request('PUT /api/website-identity', { body: { identity: { ...identity, spanish }, version } }),
    onSaved: (edition) => {
      queries.setQueryData(websiteQuery.queryKey, edition);
      onSaved(edition);
    },
    success: ({ identity }) => ({
      title: 'Spanish Saved',
      description: isSpanishShown(identity) ? 'Families see it at once.' : 'Families do not see it.',
    }),
    failure: 'Update Failed',
  });
}
