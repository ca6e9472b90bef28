import { AuthPage } from '#web/people/sign-in/auth-page.tsx';
import type { PageHandle } from '#web/platform/hydration/page-scripts.ts';
import { unlistedMetaAt } from '#web/website/site/default-meta.ts';

export const handle: PageHandle = { scripts: 'after paint', isPublic: true, isUnlisted: true };

export const meta = unlistedMetaAt('/auth');

/** The sign-in page, with the website's description for search engines. */
export default AuthPage;
