import { type QueryClient, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClinicalDocument, NewDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentKind } from '#domain/clinical/documents/document-sections.ts';
import type { DatedScore } from '#domain/clinical/documents/earlier-scores.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import { draftStore } from '#web/platform/api/draft-store.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { Autosave } from '#web/platform/drafts/autosave.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';
import type { LeftText } from '#web/platform/drafts/left-text-card.tsx';
import { OpenSavers } from '#web/platform/drafts/open-savers.ts';
import {
  contentOfDocument,
  isDocumentContent,
  isSameDocument,
  sentContent,
  type WrittenDocument,
} from './document-content.ts';
import { leftDocumentText } from './document-text.ts';

const path = '/api/documents';

export interface DocumentFilter {
  clientId?: number | undefined;
  kind?: DocumentKind | undefined;
  state?: 'draft' | 'signed' | 'withdrawn' | undefined;
}

const documentQueries = {
  all: [path] as const,
  lists: [path, 'list'] as const,
  list: (filter: DocumentFilter) =>
    queryOptions({
      queryKey: [path, 'list', filter],
      queryFn: () => request('GET /api/documents', { query: { ...filter } }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/documents/:id', { id }) }),
};

/** Returns the documents that match a filter, latest period first. */
export function useDocuments(filter: DocumentFilter) {
  return useQuery(documentQueries.list(filter));
}

export function useDocument(id: number) {
  return useQuery(documentQueries.detail(id));
}

/** Returns the child's last signed document of the same kind, whose words a draft starts with. */
export function useEarlierDocument({ id, clientId, kind }: ClinicalDocument): ClinicalDocument | undefined {
  const documents = useDocuments({ clientId, kind, state: 'signed' }).data ?? [];
  const earlier = documents.find((document) => document.id !== id)?.id;
  return useQuery({ ...documentQueries.detail(earlier ?? 0), enabled: earlier !== undefined }).data;
}

/** Returns the scores in the child's other documents of the same kind; those of withdrawn documents are left out. */
export function useOtherScores({ id, clientId, kind }: ClinicalDocument): DatedScore[] {
  const documents = useDocuments({ clientId, kind }).data ?? [];
  const others = documents.filter((document) => document.id !== id && document.state !== 'withdrawn');
  return useQueries({ queries: others.map((document) => documentQueries.detail(document.id)) }).flatMap(
    ({ data: other }) =>
      other?.scores.map((row) => ({ on: other.untilOn, isSigned: other.state === 'signed', row })) ?? [],
  );
}

/** Creates a document, filled from the record. */
export function useCreateDocument() {
  return useRecordMutation({
    call: (document: NewDocument, idempotencyKey) =>
      request('POST /api/documents', { body: document, idempotencyKey }),
    refreshes: [documentQueries.lists],
    success: { title: 'Document Created', description: 'It is filled from what is signed so far.' },
    failure: { title: 'Creation Failed', except: 400 },
  });
}

/** Fills a draft again; `onSaved` is called with the result before the page updates. */
export function useFillDocument(id: number, onSaved: (filled: ClinicalDocument) => void) {
  const queries = useQueryClient();
  const { queryKey } = documentQueries.detail(id);
  return useRecordMutation({
    call: () => {
      // The page may not show the content that was just saved.
      const updatedAt = queries.getQueryData(queryKey)?.updatedAt;
      return request('POST /api/documents/:id/fill', { id, body: { updatedAt } });
    },
    onSaved: (saved) => {
      onSaved(saved);
      queries.setQueryData(queryKey, saved);
    },
    failure: 'Filling Failed',
  });
}

/** Deletes a draft; `leave` navigates away before its page refetches it. */
export function useDeleteDocument(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/documents/:id', { id }),
    onSaved: (_, id, queries) => leaveDeleted(queries, { key: documentQueries.all, id, leave }),
    success: { title: 'Document Deleted', description: 'The draft has been deleted successfully.' },
    failure: 'Deletion Failed',
  });
}

/** The documents open on this page. */
export const openDocuments = new OpenSavers<Autosave<WrittenDocument>>();

function contentDrafts(userId: number) {
  return draftStore(userId, 'document', (kept) => autosaveDraft<WrittenDocument>(kept, isDocumentContent));
}

/**
 * Returns what was typed on this device for a document and is not in it; undefined for nothing. Without `document`, it
 * no longer exists.
 */
export function useLeftDocument(id: number, document?: ClinicalDocument): LeftText | undefined {
  const drafts = contentDrafts(useUser().data?.id ?? 0);
  const key = String(id);
  const text = useDraftState(() => {
    const draft = drafts.read(key);
    return draft && leftDocumentText(draft.content, document);
  });
  return text ? { text, discard: () => drafts.drop(key) } : undefined;
}

/** Creates the autosaver of a document. */
export function documentSaver(
  queries: QueryClient,
  userId: number,
  id: number,
  known: Parameters<typeof contentOfDocument>[0],
): Autosave<WrittenDocument> {
  const [drafts, key] = [contentDrafts(userId), String(id)];
  return new Autosave(contentOfDocument(known), {
    draft: {
      read: () => drafts.read(key),
      keep: (draft) => drafts.keep(key, draft),
      drop: () => drafts.drop(key),
    },
    save: async (content, updatedAt) => {
      const body = { ...sentContent(content), updatedAt: updatedAt ?? undefined };
      const saved = await request('PUT /api/documents/:id', { id, body });
      const { queryKey } = documentQueries.detail(id);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
      void queries.invalidateQueries({ queryKey: documentQueries.lists });
      return contentOfDocument(saved);
    },
    load: async () => contentOfDocument(await request('GET /api/documents/:id', { id })),
    isSame: isSameDocument,
  });
}
