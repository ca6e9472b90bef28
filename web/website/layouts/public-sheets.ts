import type { PageHandle } from '#web/platform/hydration/page-scripts.ts';
import contactText from '#web/website/site/contact/contact.css?inline';
import contactFile from '#web/website/site/contact/contact.css?url';
import homeText from '#web/website/site/home/home.css?inline';
import homeFile from '#web/website/site/home/home.css?url';
import siteText from '#web/website/site/site.css?inline';
import siteFile from '#web/website/site/site.css?url';

/** A stylesheet of the website: its file, and its text, which is available on the server only. */
interface Sheet {
  file: string;
  text: string;
}

/**
 * The stylesheets of the website. A page inlines a whole one before its first paint; pages with a form leave
 * out the other pages' styles to save space.
 */
export const publicSheets = {
  site: { file: siteFile, text: import.meta.env.SSR ? siteText : '' },
  home: { file: homeFile, text: import.meta.env.SSR ? homeText : '' },
  contact: { file: contactFile, text: import.meta.env.SSR ? contactText : '' },
} satisfies Record<'site' | NonNullable<PageHandle['sheet']>, Sheet>;
