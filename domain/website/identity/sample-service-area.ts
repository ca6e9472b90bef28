/**
 * The shipped service area and counties; a separate file, so that pages that only compare them need not load
 * the long sample.
 */
export const SAMPLE_SERVICE_AREA = 'NY/Long Island';
export const SAMPLE_COUNTIES: readonly string[] = ['Nassau', 'Suffolk'];
