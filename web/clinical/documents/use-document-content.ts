import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useSaver } from '#web/platform/drafts/use-saver.ts';
import { contentOfDocument } from './document-content.ts';
import { documentKeeper, openDocuments } from './document-queries.ts';

/** What the therapist writes of a document, saved behind it. */
export function useDocumentContent(document: ClinicalDocument) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const { id } = document;
  const content = useSaver(openDocuments, `${userId} ${id}`, () =>
    documentKeeper(queries, userId, id, document),
  );
  const { keeper } = content;
  useEffect(() => keeper.follow(contentOfDocument(document)), [keeper, document]);
  return content;
}
