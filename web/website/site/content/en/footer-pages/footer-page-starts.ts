import type { FooterPageId } from '#domain/website/pages/footer-pages.ts';
import { accessibilityPage } from './accessibility-page.ts';
import { costPage } from './cost-page.ts';
import type { FooterPageStart } from './footer-page-start.ts';
import { goodFaithEstimatePage } from './good-faith-estimate-page.ts';
import { languagePage } from './language-page.ts';
import { privacyPage } from './privacy-page.ts';
import { privacyPracticesPage } from './privacy-practices-page.ts';
import { schoolsPage } from './schools-page.ts';

/** Every footer page with its initial text. */
export const footerPageStarts: Record<FooterPageId, FooterPageStart> = {
  cost: costPage,
  schools: schoolsPage,
  privacy: privacyPage,
  privacyPractices: privacyPracticesPage,
  accessibility: accessibilityPage,
  goodFaithEstimate: goodFaithEstimatePage,
  language: languagePage,
};
