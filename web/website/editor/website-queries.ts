import { queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import type { PhotoCrop } from '#domain/website/pictures/photo-crop.ts';
import type { PictureKind } from '#domain/website/pictures/website-picture.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { refusalOf, request } from '#web/platform/api/request.ts';
import type { ToastMessage } from '#web/platform/ui/toast-store.ts';

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

export const publicationQuery = queryOptions({
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

interface SavedPart {
  /** What changes. */
  part: Partial<PublicIdentity>;
  /** The edition that it was changed in. */
  edition: WebsiteEdition;
  /** Whether it depends on the rest of the website, as translations do. */
  isDependent: boolean;
}

/**
 * Saves a new edition of the website with a changed part. If another edition was saved meanwhile and left this part as it
 * was, both changes are kept, unless the part depends on the others.
 */
export function useSaveEdition({
  success,
  onSaved,
}: {
  success?: (edition: WebsiteEdition) => ToastMessage;
  onSaved: (edition: WebsiteEdition) => void;
}) {
  const queries = useQueryClient();
  return useRecordMutation({
    call: async (saved: SavedPart) => {
      const edition = await putOntoNewest(saved);
      // The message says who sees the change.
      await queries.invalidateQueries({ queryKey: publicationQuery.queryKey });
      return edition;
    },
    onSaved: (edition) => {
      queries.setQueryData(websiteQuery.queryKey, edition);
      onSaved(edition);
    },
    ...(success && { success }),
    failure: 'Update Failed',
  });
}

async function putOntoNewest(saved: SavedPart): Promise<WebsiteEdition> {
  try {
    return await putPart(saved);
  } catch (error) {
    if (saved.isDependent || refusalOf(error, 409) === undefined) throw error;
    const newest = await request('GET /api/website-identity');
    if (!leavesPart(newest.identity, saved)) throw error;
    return await putPart({ ...saved, edition: newest });
  }
}

function putPart({
  part,
  edition: { identity, version },
}: Omit<SavedPart, 'isDependent'>): Promise<WebsiteEdition> {
  return request('PUT /api/website-identity', { body: { identity: { ...identity, ...part }, version } });
}

/** Returns whether a newer website has the values that this part was changed from. */
function leavesPart(newest: PublicIdentity, { part, edition: { identity } }: SavedPart): boolean {
  return Object.keys(part).every(
    (name) => JSON.stringify(Reflect.get(newest, name)) === JSON.stringify(Reflect.get(identity, name)),
  );
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
