import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** A notice for signed-in users that the website is not published, in the app's language on every page. */
export function DraftLine() {
  if (!useSite().hasDraftNotice) return null;
  return (
    <aside aria-label="Draft" lang="en" className="bg-accent-soft text-accent-ink print:hidden">
      <p className={`${siteWidth} py-3 font-medium text-sm`}>
        Not published yet: search engines are asked to stay away. Families do not see this line.{' '}
        <a href="/settings/website" className="underline underline-offset-2">
          Settings → Website
        </a>{' '}
        says what is left to do.
      </p>
    </aside>
  );
}
