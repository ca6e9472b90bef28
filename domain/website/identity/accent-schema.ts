import * as z from 'zod/mini';
import { accentLabels, accents } from '#domain/platform/accents.ts';
import { described } from './fact.ts';

/** The accent chosen for the website. Editions from before there was a choice have the first one. */
export const accentSchema = described(
  z._default(z.enum(accents, 'Please choose one of the colors'), 'teal'),
  { label: 'Colors', compareBy: (accent) => accentLabels[accent] },
);
