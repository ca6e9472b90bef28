/** What the practice is called that the website ships with; apart from the rest, which is long, for pages that only compare it. */
export const SAMPLE_PRACTICE_NAME = 'Paper Kite Pediatric OT';
