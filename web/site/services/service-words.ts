import type { PageOpening } from '#web/site/content/content-shapes.ts';
import type { PageSettings } from '#web/site/content/en/page-settings.ts';
import type { ServiceId } from '#web/site/content/en/services-content.ts';
import type { SiteWords } from '#web/site/content/site-words.ts';

interface ServicePageWords {
  opening: PageOpening;
  settings: PageSettings;
}

/** The top of one service's page, and what the page tells search engines. */
export function servicePageWords(id: ServiceId, words: SiteWords): ServicePageWords {
  const { pageSettings } = words.pages;
  const pages: Record<ServiceId, ServicePageWords> = {
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
