import type { Message } from '#domain/platform/messages/message.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildMailing } from '#tests/builders/message-builder.ts';
import { NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    message: number;
  }
}

export const specimen = {
  table: 'messages',
  async add(therapist, { billingDocument }) {
    const path = '/api/messages/batch';
    const [sent] = await addRecord<Message[]>(therapist, path, buildMailing(billingDocument));
    return { message: sent?.id ?? NO_ID };
  },
  none: { message: NO_ID },
  listed: ['message'],
  calls: {
    'GET /api/messages': {},
    'GET /api/messages/outgoing': {},
    'POST /api/messages/batch': { body: ({ billingDocument }) => buildMailing(billingDocument) },
  },
} satisfies Specimen;
