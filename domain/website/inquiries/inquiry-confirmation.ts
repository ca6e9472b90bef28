import type { SiteLanguage } from '#domain/platform/site-language.ts';

/**
 * The mail that confirms to a family that its request was received. It contains nothing of the request, since
 * the form may have been filled in with someone else's address.
 */
export interface InquiryConfirmation {
  confirms: 'inquiry';
  email: string;
  reference: string;
  /** The language of the form's page; English for older requests. */
  language?: SiteLanguage;
}
