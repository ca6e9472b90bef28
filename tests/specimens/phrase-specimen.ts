import fc from 'fast-check';
import { phraseSections } from '#domain/clinical/phrases/phrase-sections.ts';
import { generatedWords } from '#tests/builders/generated-words.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { addId, NO_ID, type Specimen } from './specimen.ts';

declare module './specimen.ts' {
  interface SpecimenIds {
    phrase: number;
  }
}

const generatedPhrase = fc.record({ section: fc.constantFrom(...phraseSections), text: generatedWords });

export const specimen = {
  table: 'phrases',
  add: async (therapist, { client }) => ({
    phrase: await addId(therapist, '/api/phrases', buildPhrase({ shortcut: `phrase${client}` })),
  }),
  none: { phrase: NO_ID },
  listed: ['phrase'],
  changes: [{ text: 'First' }, { text: 'Second' }],
  calls: {
    'GET /api/phrases': {},
    'POST /api/phrases': { body: ({ client }) => buildPhrase({ shortcut: `other${client}` }) },
    'GET /api/phrases/:id': { record: 'phrase' },
    'PUT /api/phrases/:id': { record: 'phrase', body: () => ({ text: 'Changed' }) },
    'DELETE /api/phrases/:id': { record: 'phrase' },
  },
  generated: fc
    .array(generatedPhrase, { maxLength: 3 })
    .map((all) => all.map((each, index) => buildPhrase({ ...each, shortcut: `phrase${index}` }))),
  fieldValues: [[/^shortcut$/, fc.nat(99).map((number) => `phrase${number}`)]],
  earlierRows: {
    '0040-phrases': [
      {
        therapist_id: 1,
        id: 1,
        section: 'plan',
        shortcut: 'home',
        text: 'Sent home: {goal}, for five minutes a day.',
        created_at: '2026-11-20T15:00:00.000Z',
        updated_at: '2026-11-20T15:00:00.000Z',
      },
    ],
  },
} satisfies Specimen;
