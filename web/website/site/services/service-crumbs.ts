import { pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { servicePageOpening } from '#web/website/site/content/offered-settings.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';
import type { Crumb } from '#web/website/site/parts/breadcrumb-trail.tsx';

/** Returns the breadcrumbs Home, Services, and the service's page. */
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
