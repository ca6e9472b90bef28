import { pathInLanguage } from '#domain/platform/site-language.ts';
import { isHiddenServicePage } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isTeamShown, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { isHiddenFooterPage } from './footer-pages.ts';

/**
 * Returns whether the page at this path is hidden: a footer page or service that is not shown, or the team
 * page of a single therapist.
 */
export function isHiddenPage(path: string, identity: PublicIdentity): boolean {
  const english = pathInLanguage(path, 'en');
  if (english === TEAM_PATH) return !isTeamShown(identity);
  return isHiddenFooterPage(english, identity) || isHiddenServicePage(english, identity);
}
