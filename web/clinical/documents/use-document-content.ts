import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useSaver } from '#web/platform/drafts/use-saver.ts';
import { contentOfDocument } from './document-content.ts';
import { documentSaver, openDocuments } from './document-queries.ts';

/** Returns a document's editable content and its autosaver. */
export function useDocumentContent(document: ClinicalDocument) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const { id } = document;
  const content = useSaver(openDocuments, `${userId} ${id}`, () =>
    documentSaver(queries, userId, id, document),
  );
  const { saver } = content;
  useEffect(() => saver.follow(contentOfDocument(document)), [saver, document]);
  return content;
}
