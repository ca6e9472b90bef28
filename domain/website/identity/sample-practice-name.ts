/**
 * The name of the shipped sample practice; a separate file, so that pages that only compare it need not load
 * the long sample.
 */
export const SAMPLE_PRACTICE_NAME = 'Paper Kite Pediatric OT';
