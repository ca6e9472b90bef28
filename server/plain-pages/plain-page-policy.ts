import { hashSource } from '#server/http/security-headers.ts';
import { plainPageStyles } from './plain-page-styles.ts';

/** The policy of a page that stands alone: it loads nothing, runs nothing and wears the plain styles only. */
export const plainPagePolicy = `default-src 'none'; style-src '${hashSource(plainPageStyles)}'; frame-ancestors 'none'; base-uri 'none'`;
