import { buildNote } from '#tests/builders/note-builder.ts';
import type { Specimen } from './specimen.ts';

export const specimen = {
  table: 'session_notes',
  async add(therapist, { session }) {
    await therapist.put(`/api/sessions/${session}/note`, buildNote());
    return {};
  },
  none: {},
  calls: {
    'GET /api/sessions/:id/note': { record: 'session' },
    'PUT /api/sessions/:id/note': { record: 'session', body: () => buildNote({ assessment: 'Changed' }) },
    'GET /api/notes': {},
    'GET /api/notes/open': {},
    'GET /api/sessions/:id/note/earlier': { record: 'session' },
    'GET /api/session-notes': {},
  },
} satisfies Specimen;
