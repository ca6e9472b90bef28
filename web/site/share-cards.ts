import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { pageSettings } from './content/page-settings.ts';

/** What stands on the picture that apps show where somebody shares a page. */
export interface ShareCard {
  /** The picture's path on the site. */
  image: string;
  title: string;
  practiceName: string;
  /** One line below everything else. */
  footer: string;
}

/** One card for every page with settings of its own. */
export function shareCards({ practiceName, serviceArea }: PublicIdentity): ShareCard[] {
  return Object.values(pageSettings).map(({ image, title }) => ({
    image,
    title,
    practiceName,
    footer: serviceArea.summary,
  }));
}
