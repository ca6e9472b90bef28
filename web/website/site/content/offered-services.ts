import {
  isShippedService,
  type PracticeService,
  type ServiceAges,
  type ServicePlace,
  servicePath,
} from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';
import { isClaimed } from '#domain/website/identity/website-claims.ts';
import type { Point } from './content-shapes.ts';
import type { SiteWords } from './site-words.ts';

/** A service as this practice offers it, in the language of a page. */
export interface OfferedService {
  id: string;
  /** The id of a shipped service; null for one that the practice added. */
  shippedId: ShippedServiceId | null;
  /** The path of its page, without the language. */
  path: string;
  title: string;
  description: string;
  features: readonly string[];
  benefits: readonly string[];
  /** Null if it is for all ages of the practice. */
  ages: ServiceAges | null;
  /** Each with its shipped explanation; empty if there is none. */
  conditions: readonly Point[];
  places: readonly ServicePlace[];
  /** Which of its texts the owner wrote; the others are shipped. */
  own: { title: boolean; description: boolean; conditions: boolean };
  /** Whether its page shows the owner's texts only. */
  hasOwnPage: boolean;
}

/** The modules of text that services use. */
export type ServiceWording = Pick<SiteWords, 'services' | 'pediatric' | 'sensory'>;

/**
 * Returns the services that families see, in the owner's order, with the owner's texts in place of the
 * shipped ones.
 */
export function offeredServices(identity: PublicIdentity, words: ServiceWording): OfferedService[] {
  const sections = words.services.serviceSections(identity);
  return identity.services
    .filter(({ isShown }) => isShown)
    .map((service) => {
      const shipped = sections.find(({ id }) => id === service.id);
      return {
        id: service.id,
        shippedId: isShippedService(service.id) ? service.id : null,
        path: servicePath(service),
        title: service.title || (shipped?.title ?? ''),
        description: service.description || (shipped?.description ?? ''),
        features: ownList(service.features, shipped?.features),
        benefits: ownList(service.benefits, shipped?.benefits),
        ages: service.ages,
        conditions: conditionsOf(service, words),
        places: placesOf(service, identity),
        own: {
          title: service.title !== '',
          description: service.description !== '',
          conditions: service.conditions.length > 0,
        },
        hasOwnPage: service.hasOwnPage || !isShippedService(service.id),
      };
    });
}

/** Returns the conditions that ship with a service's page. */
export function shippedConditions(
  id: string,
  { pediatric, sensory }: Pick<ServiceWording, 'pediatric' | 'sensory'>,
): readonly Point[] {
  if (id === 'pediatric') return pediatric.conditions;
  return id === 'sensory' ? sensory.sensoryChallenges : [];
}

function ownList(own: readonly string[], shipped: readonly string[] = []): readonly string[] {
  return own.length > 0 ? own : shipped;
}

function conditionsOf({ id, conditions }: PracticeService, words: ServiceWording): readonly Point[] {
  const shipped = shippedConditions(id, words);
  if (conditions.length === 0) return shipped;
  return conditions.map((title) => ({
    title,
    text: shipped.find((one) => one.title.toLowerCase() === title.toLowerCase())?.text ?? '',
  }));
}

/** Returns where a service takes place; never online if the practice denies video. */
function placesOf({ places }: PracticeService, { claims }: PublicIdentity): ServicePlace[] {
  return places.filter((place) => place !== 'online' || isClaimed(claims, 'video'));
}
