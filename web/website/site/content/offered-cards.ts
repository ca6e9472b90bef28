import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { type ShippedServiceId, shippedServices } from '#domain/website/identity/shipped-services.ts';
import type { ServiceCardId } from './en/home-content.ts';
import { inBrief } from './in-brief.ts';
import { type OfferedService, offeredServices, type ServiceWording } from './offered-services.ts';
import type { SiteWords } from './site-words.ts';

/** A card of the home page. */
export interface OfferedCard {
  id: string;
  /** The card that ships with the program; null for that of a service itself. */
  shippedId: ServiceCardId | null;
  title: string;
  description: string;
  /** Where it leads, without the language. */
  path: string;
}

/**
 * The service that each card belongs to, and with which it goes. Eyes and hands are trained with fine motor skills, whose
 * page has visual-motor work among its six; play and taking turns are of every age group on the pediatric page. Consultation
 * has no card: the form at the end of the home page asks for one.
 */
const serviceOfCard: Record<ServiceCardId, ShippedServiceId> = {
  'school-based': 'school-based',
  'fine-motor': 'fine-motor',
  sensory: 'sensory',
  'visual-motor': 'fine-motor',
  'play-social': 'pediatric',
};

/** As much as the cards that ship with the program say. */
const LONGEST_DESCRIPTION = 160;

/**
 * The cards of the home page: those that ship, as long as their service is offered, and one for each service that the
 * practice added. They stand as they ship until the owner puts her services into another order.
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
            // The cards of a service that do not bear its name keep their own words.
            ...(card.id === service.id && service.own.title ? { title: service.title } : {}),
            ...(card.id === service.id && service.own.description ? { description: briefOf(service) } : {}),
          }));
  const cards = services.flatMap(cardsOf);
  // Where nothing is left that has a card, the home page still says what there is.
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

/** Whether nobody moved a service: those that ship come first, as they ship. */
function isInShippedOrder({ services }: PublicIdentity): boolean {
  return shippedServices.every(({ id }, index) => services[index]?.id === id);
}
