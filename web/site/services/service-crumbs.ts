import { pathInLanguage, type SiteLanguage } from '#domain/practice/site-language.ts';
import type { OfferedService } from '#web/site/content/offered-services.ts';
import { servicePageOpening } from '#web/site/content/offered-settings.ts';
import { siteWords } from '#web/site/content/site-words.ts';
import type { Crumb } from '#web/site/parts/breadcrumb-trail.tsx';

/** Home, Services, and the service's own page. */
export function serviceCrumbs(service: OfferedService, language: SiteLanguage): Crumb[] {
  const words = siteWords[language];
  const { home, services } = words.frame.pageNames;
  const label = service.hasOwnPage ? service.title : servicePageOpening(service, words).eyebrow;
  return [
    { href: pathInLanguage('/', language), label: home },
    { href: pathInLanguage('/services', language), label: services },
    { href: pathInLanguage(service.path, language), label },
  ];
}
