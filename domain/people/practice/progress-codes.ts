import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';

export const MOST_PROGRESS_CODES = 12;
const CODE_LIMIT = 6;

const progressCode = z.object({
  code: requiredText('A mark has 1 to 6 letters', 1, CODE_LIMIT),
  label: requiredText('Please say what each mark means'),
});

/** The marks that the progress reports of a practice use, as families and schools read them. */
export const progressCodes = z.array(progressCode, 'Marks must be a list').check(
  z.minLength(1, 'Please keep at least one mark'),
  z.maxLength(MOST_PROGRESS_CODES, `There can be at most ${MOST_PROGRESS_CODES} marks`),
  z.refine(
    (codes) => new Set(codes.map(({ code }) => code.toLowerCase())).size === codes.length,
    'Each mark can be in the list once',
  ),
);
