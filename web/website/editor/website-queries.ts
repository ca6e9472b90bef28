import { queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PracticeService } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isSpanishShown } from '#domain/website/identity/spanish-texts.ts';
import type { SpanishWebsite } from '#domain/website/identity/spanish-website.ts';
import type { WebsiteChange, WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { type Colleague, isTeamShown, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { type FooterPage, type FooterPageId, withFooterPage } from '#domain/website/pages/footer-pages.ts';
import type { PhotoCrop } from '#domain/website/pictures/photo-crop.ts';
import type { PictureKind } from '#domain/website/pictures/website-picture.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { toastOnNextPage } from '#web/platform/ui/toast-handover.ts';

const path = '/api/website-identity';

const websiteQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/website-identity'),
  staleTime: 0,
});

/** Returns the current edition. */
export function useWebsite() {
  return useQuery(websiteQuery);
}

const publicationQuery = queryOptions({
  queryKey: ['/api/website-identity/publication'],
  queryFn: () => request('GET /api/website-identity/publication'),
  staleTime: 0,
});

/** Returns whether the website is published, and which made-up values it still has. */
export function usePublication() {
  return useQuery(publicationQuery);
}

/** Publishes or unpublishes the website. */
export function usePublish() {
  const queries = useQueryClient();
  return useRecordMutation({
    call: (isPublished: boolean) =>
      request('PUT /api/website-identity/publication', { body: { isPublished } }),
    onSaved: (publication) => queries.setQueryData(publicationQuery.queryKey, publication),
    failure: 'Update Failed',
  });
}

/**
 * Saves a new edition of the website. The page reloads, since the app shows the practice's name; `allowLeave`
 * is called first.
 */
export function useSaveWebsite(allowLeave: () => void) {
  return useRecordMutation({
    call: (change: WebsiteChange) => request('PUT /api/website-identity', { body: change }),
    onSaved: () => {
      toastOnNextPage({ title: 'Website Updated', description: 'Your changes are live.' });
      allowLeave();
      window.location.reload();
    },
    failure: 'Update Failed',
  });
}

/** Saves a new edition in which one part differs from the edition that the user loaded. */
function useSavePart<Change extends { edition: WebsiteEdition }>({
  partOf,
  success,
  onSaved,
}: {
  partOf: (change: Change) => Partial<PublicIdentity>;
  success: (edition: WebsiteEdition, change: Change) => { title: string; description: string };
  onSaved: (edition: WebsiteEdition) => void;
}) {
  const queries = useQueryClient();
  return useRecordMutation({
    call: (change: Change) => {
      const { identity, version } = change.edition;
      return request('PUT /api/website-identity', {
        body: { identity: { ...identity, ...partOf(change) }, version },
      });
    },
    onSaved: (edition) => {
      queries.setQueryData(websiteQuery.queryKey, edition);
      onSaved(edition);
    },
    success,
    failure: 'Update Failed',
  });
}

interface FooterPageChange {
  edition: WebsiteEdition;
  id: FooterPageId;
  page: FooterPage;
}

/** Saves a new edition with one changed footer page. */
export function useSaveFooterPage(onSaved: () => void) {
  return useSavePart({
    partOf: ({ edition: { identity }, id, page }: FooterPageChange) => withFooterPage(identity, id, page),
    success: (_edition, { page }) => ({
      title: 'Page Saved',
      description: page.isShown ? 'Families see it at once.' : 'Families do not see it.',
    }),
    onSaved,
  });
}

interface TeamChange {
  edition: WebsiteEdition;
  team: Colleague[];
}

/** Saves a new edition with changed therapists. */
export function useSaveTeam(onSaved: () => void) {
  return useSavePart({
    partOf: ({ team }: TeamChange) => ({ team }),
    success: ({ identity }) => ({
      title: 'Therapists Saved',
      description: isTeamShown(identity)
        ? `Families see them at ${TEAM_PATH}.`
        : 'The website shows one therapist.',
    }),
    onSaved,
  });
}

interface ServicesChange {
  edition: WebsiteEdition;
  services: PracticeService[];
}

/** Saves a new edition with changed services or texts of services. */
export function useSaveServices(onSaved: (edition: WebsiteEdition) => void) {
  return useSavePart({
    partOf: ({ services }: ServicesChange) => ({ services }),
    success: () => ({ title: 'Services Saved', description: 'Families see them at once.' }),
    onSaved,
  });
}

interface SpanishChange {
  edition: WebsiteEdition;
  spanish: SpanishWebsite;
}

/** Saves a new edition with changed Spanish. */
export function useSaveSpanish(onSaved: (edition: WebsiteEdition) => void) {
  return useSavePart({
    partOf: ({ spanish }: SpanishChange) => ({ spanish }),
    success: ({ identity }) => ({
      title: 'Spanish Saved',
      description: isSpanishShown(identity) ? 'Families see it at once.' : 'Families do not see it.',
    }),
    onSaved,
  });
}

const pictureKey = [`${path}/pictures`];

/** Returns whether a photo or a logo is being uploaded. */
export function useIsUploadingPicture(): boolean {
  return useIsMutating({ mutationKey: pictureKey }) > 0;
}

export interface SentPicture {
  file: File;
  kind: PictureKind;
  crop: PhotoCrop;
}

/** Uploads a photo or a logo; it is shown once a website that uses it is saved. */
export function useUploadPicture(onTaken: (picture: string, sent: SentPicture) => void) {
  return useRecordMutation({
    key: pictureKey,
    call: ({ file, kind, crop }: SentPicture) =>
      request('POST /api/website-identity/pictures', {
        query: { kind, ...crop },
        body: new Blob([file], { type: 'application/octet-stream' }),
      }),
    onSaved: ({ picture }, sent) => onTaken(picture, sent),
  });
}
