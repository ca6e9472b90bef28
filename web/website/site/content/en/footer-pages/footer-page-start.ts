import type { PageSettings } from '#web/website/site/content/page-settings.ts';

/** A page of the footer as the program knows it: its own words around the text, and the text that owners begin with. */
export interface FooterPageStart {
  settings: PageSettings;
  eyebrow: string;
  title: string;
  /** In our own words; what stands in brackets only the owner knows. */
  text: string;
  /** Where the text's law stands; empty for none. */
  source: string;
}
