import type { SiteLanguage } from '#domain/platform/site-language.ts';

/**
 * The mail that tells a family that its request was received. It holds nothing of what was written: whoever fills in the
 * form may give somebody else's address.
 */
export interface InquiryConfirmation {
  confirms: 'inquiry';
  email: string;
  reference: string;
  /** Of the page that the request came from; English where it was not kept yet. */
  language?: SiteLanguage;
}
