import { addRecord } from '#tests/builders/add-record.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    /** Without active goals, and not signed. */
    signableDocument: number;
    signedDocument: number;
    /** A draft linked to the plan. */
    document: number;
  }
}

export const specimen = {
  table: 'documents',
  async add(therapist, { client: clientId, plan: planId }) {
    const add = (body: Parameters<typeof buildDocument>[0]) =>
      addId(therapist, '/api/documents', buildDocument(body));
    const signableDocument = await add({ clientId, kind: 'evaluation' });
    const scale = { edition: '2nd edition', scale: 'standard', interval: '79–91 (95%)' };
    await therapist.put(`/api/documents/${signableDocument}`, {
      scores: [
        { test: 'Sample Motor Test', standard: '85', percentile: '16', ...scale },
        { test: 'Buttons' },
      ],
    });
    const signedDocument = await add({ clientId, kind: 'discharge-summary' });
    await therapist.put('/api/signing-profile', buildSigningProfile());
    await addRecord(therapist, `/api/documents/${signedDocument}/sign`, {});
    return { signableDocument, signedDocument, document: await add({ clientId, planId }) };
  },
  none: { signableDocument: NO_ID, signedDocument: NO_ID, document: NO_ID },
  listed: ['document'],
  calls: {
    'GET /api/documents': {},
    'GET /api/documents/due': { query: () => '?until=2026-11-30' },
    'POST /api/documents': { body: ({ client }) => buildDocument({ clientId: client }) },
    'GET /api/documents/:id': { record: 'document' },
    'GET /api/documents/:id/pdf': { record: 'document', query: () => '?familySignature=1' },
    'PUT /api/documents/:id': { record: 'document', body: () => ({ title: 'Changed' }) },
    'POST /api/documents/:id/fill': { record: 'document', body: () => ({}) },
    'GET /api/documents/:id/signing': { record: 'document' },
    'POST /api/documents/:id/sign': { record: 'signableDocument', body: () => ({}) },
    'POST /api/documents/:id/addenda': { record: 'signedDocument', body: () => ({ words: 'Added' }) },
    'POST /api/documents/:id/withdraw': {
      record: 'signedDocument',
      body: () => ({ reason: 'Signed in error' }),
    },
    // A withdrawn document can be written again.
    'POST /api/documents/:id/correct': {
      record: 'signedDocument',
      body: () => ({ reason: 'Another child' }),
    },
    'DELETE /api/documents/:id/correct': { record: 'signedDocument' },
    'DELETE /api/documents/:id': { record: 'document' },
  },
} satisfies Specimen;
