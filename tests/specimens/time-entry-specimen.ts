import fc from 'fast-check';
import { timeKinds } from '#domain/caseload/time-entries/time-entry.ts';
import { generatedWords } from '#tests/builders/generated-words.ts';
import { buildTimeEntry } from '#tests/builders/time-entry-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    timeEntry: number;
  }
}

const generatedEntry = fc
  .record({ kind: fc.constantFrom(...timeKinds), note: generatedWords })
  .map((entry) => buildTimeEntry(entry));

export const specimen = {
  table: 'time_entries',
  add: async (therapist) => ({ timeEntry: await addId(therapist, '/api/time-entries', buildTimeEntry()) }),
  none: { timeEntry: NO_ID },
  listed: ['timeEntry'],
  changes: [{ note: 'First' }, { note: 'Second' }],
  generated: fc.array(generatedEntry, { maxLength: 3 }),
  calls: {
    'GET /api/time-entries': {},
    'POST /api/time-entries': { body: () => buildTimeEntry() },
    'GET /api/time-entries/:id': { record: 'timeEntry' },
    'PUT /api/time-entries/:id': { record: 'timeEntry', body: () => ({ kind: 'travel' }) },
    'DELETE /api/time-entries/:id': { record: 'timeEntry' },
  },
} satisfies Specimen;
