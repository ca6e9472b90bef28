import type { Message } from '#domain/platform/messages/message.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    message: number;
  }
}

const mailing = (billingDocumentId: number) => ({
  messages: [{ kind: 'document', billingDocumentId, papersByMailOn: '2026-09-01' }],
});

export const specimen = {
  table: 'messages',
  async add(therapist, { billingDocument }) {
    const path = '/api/messages/batch';
    const [sent] = await addRecord<Message[]>(therapist, path, mailing(billingDocument));
    return { message: sent?.id ?? NO_ID };
  },
  none: { message: NO_ID },
  listed: ['message'],
  calls: {
    'GET /api/messages': {},
    'POST /api/messages/batch': { body: ({ billingDocument }) => mailing(billingDocument) },
  },
} satisfies Specimen;
