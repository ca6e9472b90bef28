import type { Specimen } from './specimen.ts';

export const specimen = {
  table: 'reviews',
  none: {},
  calls: {
    'GET /api/received-reviews': {},
    'GET /api/reviews': {},
    'GET /api/reviews/open': {},
    'GET /api/reviews/:id': { record: 'signedText' },
    'POST /api/reviews/:id': { record: 'signedText', body: () => ({}) },
  },
} satisfies Specimen;
