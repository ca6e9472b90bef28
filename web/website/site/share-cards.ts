import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isTeamShown } from '#domain/website/identity/website-team.ts';
import type { ShareCard } from '#domain/website/pages/built-site.ts';
import { shownFooterPages } from '#domain/website/pages/footer-pages.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import { offeredPageSettings } from './content/offered-settings.ts';
import { siteWords } from './content/site-words.ts';
import { shareImage } from './page-head.ts';

/** Returns one card for every page with its own settings, in one language. */
export function shareCards(identity: PublicIdentity, language: SiteLanguage): ShareCard[] {
  const { practiceName, serviceArea, logo, portrait, accent } = identity;
  const words = siteWords[language];
  const shown = shownFooterPages(identity).map(({ id }) => words.footerPages.footerPageStarts[id].settings);
  const team = isTeamShown(identity) ? [words.team.settings] : [];
  return [...offeredPageSettings(identity, words), ...team, ...shown].map((settings) => ({
    image: shareImage(settings, language),
    title: settings.title,
    practiceName,
    footer: serviceArea.summary,
    logo: logo && picturePath(logo, 'mark.png'),
    portrait: portrait && picturePath(portrait, 'photo.jpg'),
    accent,
  }));
}
