import * as z from 'zod/mini';
import { described } from './fact.ts';

const PROFILE_MESSAGE = 'Please give each address as it stands in the browser, beginning with https://';
const WHOLE_MESSAGE = 'Please give street, city and ZIP code, or none of them';
const ZIP_MESSAGE = 'Please give a ZIP code such as 11501';

/**
 * Pages about the practice elsewhere, such as directories or social networks; search engines read that they
 * are the same practice.
 */
export const profilesSchema = z
  .array(
    z
      .url({ protocol: /^https$/, hostname: /\./, error: PROFILE_MESSAGE })
      .check(z.maxLength(300, PROFILE_MESSAGE)),
  )
  .check(z.maxLength(10, 'Please name at most 10 profiles'));

const line = () => z.string().check(z.trim(), z.maxLength(100, 'Please shorten this to 100 characters'));

/** The practice's address; all fields are empty for a practice that visits families. */
export const addressSchema = z
  .object({
    street: described(line(), { label: 'Street' }),
    city: described(line(), { label: 'City' }),
    zip: described(z.string().check(z.trim(), z.regex(/^(\d{5}(-\d{4})?)?$/, ZIP_MESSAGE)), {
      label: 'ZIP Code',
    }),
  })
  .check(
    z.refine(({ street, city, zip }) => [street, city, zip].every(Boolean) || !(street || city || zip), {
      error: WHOLE_MESSAGE,
      path: ['street'],
    }),
  );

export const noAddress: z.output<typeof addressSchema> = { street: '', city: '', zip: '' };
