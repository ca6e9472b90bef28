import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { ShippedWords } from '#domain/website/identity/service-form-values.ts';
import * as pediatric from '#web/website/site/content/en/pediatric-content.ts';
import * as sensory from '#web/website/site/content/en/sensory-content.ts';
import { serviceSections } from '#web/website/site/content/en/services-content.ts';
import { shippedConditions } from '#web/website/site/content/offered-services.ts';

/**
 * Returns the shipped texts of a service, as they apply to this practice; empty for the owner's own service.
 */
export function shippedWordsOf(id: string, identity: PublicIdentity): ShippedWords {
  const section = serviceSections(identity).find((one) => one.id === id);
  return {
    title: section?.title ?? '',
    description: section?.description ?? '',
    features: [...(section?.features ?? [])],
    benefits: [...(section?.benefits ?? [])],
    conditions: shippedConditions(id, { pediatric, sensory }).map(({ title }) => title),
  };
}
