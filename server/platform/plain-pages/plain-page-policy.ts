import { accents } from '#domain/platform/accents.ts';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { plainPageStyles } from './plain-page-styles.ts';

const styles = accents.map((accent) => `'${hashSource(plainPageStyles(accent))}'`).join(' ');

/** The policy of a page that stands alone: it loads nothing, runs nothing and wears the plain styles only. */
export const plainPagePolicy = `default-src 'none'; style-src ${styles}; frame-ancestors 'none'; base-uri 'none'`;
