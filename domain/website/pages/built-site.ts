import type { Accent } from '#domain/platform/accents.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';

/*
 * What the server and the built pages, which it loads as a bundle, give one another.
 */

/** The data about the practice and the site that every page has. */
export interface SiteFacts {
  /** In the language of the page. */
  identity: PublicIdentity;
  /** The public URL of the site without a trailing slash, e.g. https://example.org */
  siteUrl: string;
  /** Whether search engines may list the site: the owner published it, and it has no made-up values. */
  isListed: boolean;
  /** Whether families also see the site in Spanish. */
  isSpanishShown: boolean;
  /** Whether the page shows a signed-in user the notice that the site is not published. */
  hasDraftNotice: boolean;
}

/** Callbacks of a rendering. */
export interface Rendering {
  /** Called with a failure, which is logged once with its request. */
  onFailure: (error: unknown) => void;
  /** Called with the text of a script that the framework added to the page. */
  onScript: (text: string) => void;
}

/** The texts and pictures of the image that apps show for a shared page. */
export interface ShareCard {
  /** The picture's path on the site. */
  image: string;
  title: string;
  practiceName: string;
  /** One line below everything else. */
  footer: string;
  /** The paths of the practice's logo and the therapist's photo; null for none. */
  logo: string | null;
  portrait: string | null;
  accent: Accent;
}

/** An illustration as a separate file, in the site's colors, with its own light and dark theme. */
export interface IllustrationFile {
  /** Its path on the site, such as `/pictures/seesaw.svg`. */
  path: string;
  svg: string;
  /** The text of its only style element. */
  styles: string;
}
