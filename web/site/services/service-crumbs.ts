import { pathInLanguage, type SiteLanguage } from '#domain/practice/site-language.ts';
import type { ServiceId } from '#web/site/content/en/services-content.ts';
import { siteWords } from '#web/site/content/site-words.ts';
import type { Crumb } from '#web/site/parts/breadcrumb-trail.tsx';
import { servicePageWords } from './service-words.ts';

/** Home, Services, and the service's own page. */
export function serviceCrumbs(id: ServiceId, language: SiteLanguage): Crumb[] {
  const words = siteWords[language];
  const { home, services } = words.frame.pageNames;
  return [
    { href: pathInLanguage('/', language), label: home },
    { href: pathInLanguage('/services', language), label: services },
    {
      href: pathInLanguage(`/services/${id}`, language),
      label: servicePageWords(id, words).opening.eyebrow,
    },
  ];
}
