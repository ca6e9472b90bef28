import { wholeNumber } from '#domain/platform/record-fields.ts';

const LARGEST_NUMBER = 2_147_483_647;

/** Schema of the number of a paper, with `message` as its error. */
export function paperNumber(message: string) {
  return wholeNumber(1, LARGEST_NUMBER, message);
}
