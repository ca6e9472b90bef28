import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { type ShippedServiceId, shippedServices } from '#domain/website/identity/shipped-services.ts';
import type { ServiceCardId } from './en/home-content.ts';
import { inBrief } from './in-brief.ts';
import { type OfferedService, offeredServices, type ServiceWording } from './offered-services.ts';
import type { SiteWords } from './site-words.ts';

/** A card of the home page. */
export interface OfferedCard {
  id: string;
  /** The shipped card; null for the card of an added service. */
  shippedId: ServiceCardId | null;
  title: string;
  description: string;
  /** The path it links to, without the language. */
  path: string;
}

/**
 * The service that each card belongs to. Eye-hand skills belong to fine motor skills, whose page covers
 * visual-motor work; play and taking turns belong to the pediatric page. Consultation has no card: the form
 * at the end of the home page replaces it.
 */
const serviceOfCard: Record<ServiceCardId, ShippedServiceId> = {
  'school-based': 'school-based',
  'fine-motor': 'fine-motor',
  sensory: 'sensory',
  'visual-motor': 'fine-motor',
  'play-social': 'pediatric',
};

/** About as much text as the shipped cards have. */
const LONGEST_DESCRIPTION = 160;

/**
 * Returns the cards of the home page: the shipped ones whose service is offered, and one for each added
 * service. They are in shipped order until the owner reorders the services.
 */
export function offeredCards(
  identity: PublicIdentity,
  words: ServiceWording & Pick<SiteWords, 'home'>,
): OfferedCard[] {
  const services = offeredServices(identity, words);
  const shipped = words.home.serviceCards(identity);
  const cardsOf = (service: OfferedService): OfferedCard[] =>
    service.shippedId === null
      ? [cardOf(service)]
      : shipped
          .filter(({ id }) => serviceOfCard[id] === service.shippedId)
          .map((card) => ({
            ...card,
            shippedId: card.id,
            path: '/services',
            // Cards that do not have their service's name keep their own texts.
            ...(card.id === service.id && service.own.title ? { title: service.title } : {}),
            ...(card.id === service.id && service.own.description ? { description: briefOf(service) } : {}),
          }));
  const cards = services.flatMap(cardsOf);
  // If no service with a card is left, the home page shows the services themselves.
  if (cards.length === 0) return services.map(cardOf);
  if (!isInShippedOrder(identity)) return cards;
  const places = shipped.map(({ id }) => id);
  const placeOf = ({ shippedId }: OfferedCard) =>
    shippedId === null ? places.length : places.indexOf(shippedId);
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function cardOf(service: OfferedService): OfferedCard {
  const { id, title, path } = service;
  return { id, shippedId: null, title, description: briefOf(service), path };
}

function briefOf({ description }: OfferedService): string {
  return inBrief(description, LONGEST_DESCRIPTION);
}

/** Returns whether the services are in shipped order. */
function isInShippedOrder({ services }: PublicIdentity): boolean {
  return shippedServices.every(({ id }, index) => services[index]?.id === id);
}
