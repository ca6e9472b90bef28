import { isHiddenFooterPage } from './footer-pages.ts';
import { isHiddenServicePage } from './own-services.ts';
import type { PublicIdentity } from './public-identity.ts';
import { pathInLanguage } from './site-language.ts';
import { isTeamShown, TEAM_PATH } from './website-team.ts';

/** Whether nobody shall see the page at this path: of the footer or a service that the owner does not show, or of a team of one. */
export function isHiddenPage(path: string, identity: PublicIdentity): boolean {
  const english = pathInLanguage(path, 'en');
  if (english === TEAM_PATH) return !isTeamShown(identity);
  return isHiddenFooterPage(english, identity) || isHiddenServicePage(english, identity);
}
