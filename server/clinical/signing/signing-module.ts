import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { sumLines } from '#server/platform/pdf/text-lines.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseAlteredTexts } from './archived-signatures.ts';
import { listSignedDocuments } from './signed-document-store.ts';
import { linesOfSigned } from './signed-lines.ts';
import { signingProfileRoutes } from './signing-profile-routes.ts';
import { signingRoutes } from './signing-routes.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    /** Every signed text, in order. */
    signed: readonly SignedDocument[];
  }
}

/** What signing adds to the server. */
export const signingModule = {
  routes: [signingProfileRoutes, signingRoutes],
  audited: {
    'signing-profile': { entity: 'account' },
    'signed-documents': { entity: 'signed-document', isOfFamilies: true },
  },
  checkArchive: refuseAlteredTexts,
  clientRecord: {
    read: async (queries, clientId) => ({ signed: await listSignedDocuments(queries, { clientId }) }),
    countLines: ({ signed }) => sumLines(signed, linesOfSigned),
    chapter: { order: 40, load: async () => (await import('./signed-note-chapter.ts')).signedNoteChapter },
  },
} satisfies ServerModule;
