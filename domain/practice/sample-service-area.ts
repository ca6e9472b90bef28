/** The area that the website ships with, in few words; apart from the rest, which is long, for pages that only compare it. */
export const SAMPLE_SERVICE_AREA = 'NY/Long Island';
