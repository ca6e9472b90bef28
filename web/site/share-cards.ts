import { shownFooterPages } from '#domain/practice/footer-pages.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { picturePath } from '#domain/practice/website-picture.ts';
import { footerPageStarts } from './content/en/footer-pages/footer-page-starts.ts';
import { pageSettings } from './content/en/page-settings.ts';

/** What stands on the picture that apps show where somebody shares a page. */
export interface ShareCard {
  /** The picture's path on the site. */
  image: string;
  title: string;
  practiceName: string;
  /** One line below everything else. */
  footer: string;
  /** Where the practice's logo and the therapist's photo lie; null for none. */
  logo: string | null;
  portrait: string | null;
}

/** One card for every page with settings of its own. */
export function shareCards(identity: PublicIdentity): ShareCard[] {
  const { practiceName, serviceArea, logo, portrait } = identity;
  const shown = shownFooterPages(identity).map(({ id }) => footerPageStarts[id].settings);
  return [...Object.values(pageSettings), ...shown].map(({ image, title }) => ({
    image,
    title,
    practiceName,
    footer: serviceArea.summary,
    logo: logo && picturePath(logo, 'mark.png'),
    portrait: portrait && picturePath(portrait, 'photo.jpg'),
  }));
}
