import type { PageSettings } from '#web/website/site/content/page-settings.ts';

/** A shipped footer page: the texts around the owner's text, and the initial text. */
export interface FooterPageStart {
  settings: PageSettings;
  eyebrow: string;
  title: string;
  /** In our own words; brackets mark what only the owner knows. */
  text: string;
  /** The legal source of the text; empty for none. */
  source: string;
}
