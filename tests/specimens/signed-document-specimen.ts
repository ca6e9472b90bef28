import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** Over, with text, and not signed. */
    signableSession: number;
    signedSession: number;
    /** The uid of its signed text. */
    signedText: string;
  }
}

export const specimen = {
  table: 'signed_documents',
  async add(therapist, { client: clientId }) {
    const signableSession = await addId(therapist, '/api/sessions', buildSession({ clientId }));
    await therapist.put('/api/signing-profile', buildSigningProfile());
    const signedSession = await addId(therapist, '/api/sessions', buildSession({ clientId }));
    await therapist.put(`/api/sessions/${signedSession}/note`, buildNote());
    const path = `/api/sessions/${signedSession}/note/sign`;
    const { uid } = await addRecord<SignedDocument>(therapist, path, { status: 'completed' });
    return { signableSession, signedSession, signedText: uid };
  },
  none: {
    signableSession: NO_ID,
    signedSession: NO_ID,
    signedText: '00000000-0000-4000-8000-000000000000',
  },
  calls: {
    'GET /api/signed-documents': {},
    'GET /api/sessions/:id/note/pdf': { record: 'signedSession' },
    'GET /api/sessions/:id/note/signing': { record: 'signableSession' },
    'POST /api/sessions/:id/note/sign': {
      record: 'signableSession',
      body: () => ({ status: 'completed' }),
    },
    'POST /api/sessions/:id/note/addenda': { record: 'signedSession', body: () => ({ words: 'Added' }) },
    'POST /api/sessions/:id/note/withdraw': {
      record: 'signedSession',
      body: () => ({ reason: 'Signed in error' }),
    },
    // A withdrawn note can be written again.
    'POST /api/sessions/:id/note/correct': {
      record: 'signedSession',
      body: () => ({ reason: 'Another child' }),
    },
    'DELETE /api/sessions/:id/note/correct': { record: 'signedSession' },
  },
} satisfies Specimen;
