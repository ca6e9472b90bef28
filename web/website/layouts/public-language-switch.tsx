import { useLocation } from 'react-router';
import { otherLanguage, pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import { ownServicePaths } from '#domain/website/identity/own-services.ts';
import { TEAM_PATH } from '#domain/website/identity/website-team.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { pageSettings } from '#web/website/site/content/en/page-settings.ts';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** Each language's own name, for visitors who read no other language. */
const ownNames: Record<SiteLanguage, string> = { en: 'English', es: 'Español' };

/** The pages that exist in every language, except those of services that the practice added. */
const inEveryLanguage = new Set([
  ...Object.values(pageSettings).map(({ path }) => path),
  ...footerPagePlaces.map(({ path }) => path),
  TEAM_PATH,
]);

/** A link to this page in the other language; nothing if it exists in one language only. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname } = useLocation();
  const { identity, isSpanishShown, language: here } = useSite();
  const language = otherLanguage(here);
  const addedPaths = ownServicePaths(identity);
  const english = pathInLanguage(pathname, 'en');
  if (!isSpanishShown || !(inEveryLanguage.has(english) || addedPaths.includes(english))) return null;
  return (
    <a
      href={pathInLanguage(pathname, language)}
      lang={language}
      hrefLang={language}
      className={`${className} min-h-11 items-center rounded-md font-semibold text-primary hover:bg-primary-soft`}
    >
      {ownNames[language]}
    </a>
  );
}
