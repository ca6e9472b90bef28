/** The area and the counties that the website ships with, in few words; they stand apart from the rest, which is long, for pages that only compare it. */
export const SAMPLE_SERVICE_AREA = 'NY/Long Island';
export const SAMPLE_COUNTIES: readonly string[] = ['Nassau', 'Suffolk'];
