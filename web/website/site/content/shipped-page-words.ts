import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import type { PageOpening } from './content-shapes.ts';
import type { SiteWords } from './site-words.ts';

interface ServicePageWords {
  opening: PageOpening;
  settings: PageSettings;
}

/** Returns the shipped texts of a service's page: its top and its settings for search engines. */
export function shippedPageWords(id: ShippedServiceId, words: SiteWords): ServicePageWords {
  const { pageSettings } = words.pages;
  const pages: Record<ShippedServiceId, ServicePageWords> = {
    pediatric: { opening: words.pediatric.pediatricOpening, settings: pageSettings.pediatric },
    'school-based': { opening: words.schoolBased.schoolOpening, settings: pageSettings.schoolBased },
    sensory: { opening: words.sensory.sensoryOpening, settings: pageSettings.sensory },
    'fine-motor': { opening: words.fineMotor.fineMotorOpening, settings: pageSettings.fineMotor },
    consultation: {
      opening: words.consultation.consultationOpening,
      settings: pageSettings.consultation,
    },
  };
  return pages[id];
}
