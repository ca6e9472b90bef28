import { pathInLanguage } from '#domain/platform/site-language.ts';
import { isHiddenServicePage } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isTeamShown, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { isHiddenFooterPage } from './footer-pages.ts';

/** Whether nobody shall see the page at this path: of the footer or a service that the owner does not show, or of a team of one. */
export function isHiddenPage(path: string, identity: PublicIdentity): boolean {
  const english = pathInLanguage(path, 'en');
  if (english === TEAM_PATH) return !isTeamShown(identity);
  return isHiddenFooterPage(english, identity) || isHiddenServicePage(english, identity);
}
