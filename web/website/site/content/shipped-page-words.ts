import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import type { ClosingWords, PageOpening } from './content-shapes.ts';
import type { SiteWords } from './site-words.ts';

interface ServicePageWords {
  opening: PageOpening;
  closing: ClosingWords;
  settings: PageSettings;
}

/** Returns the shipped texts of a service's page: its top, its end, and its settings for search engines. */
export function shippedPageWords(id: ShippedServiceId, words: SiteWords): ServicePageWords {
  const { pediatric, schoolBased, sensory, fineMotor, consultation } = words;
  const settings = words.pages.pageSettings;
  const pages: Record<ShippedServiceId, ServicePageWords> = {
    pediatric: { ...pediatric, opening: pediatric.pediatricOpening, settings: settings.pediatric },
    'school-based': { ...schoolBased, opening: schoolBased.schoolOpening, settings: settings.schoolBased },
    sensory: { ...sensory, opening: sensory.sensoryOpening, settings: settings.sensory },
    'fine-motor': { ...fineMotor, opening: fineMotor.fineMotorOpening, settings: settings.fineMotor },
    consultation: {
      ...consultation,
      opening: consultation.consultationOpening,
      settings: settings.consultation,
    },
  };
  return pages[id];
}
