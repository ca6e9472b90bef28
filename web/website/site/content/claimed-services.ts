import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { textFor, textsFor, type Words } from './claimed-text.ts';

export type ServiceId = 'pediatric' | 'school-based' | 'sensory' | 'fine-motor' | 'consultation';

/** A section of /services; its id is the anchor that other pages link to. */
export interface ServiceSection {
  id: ServiceId;
  title: string;
  description: string;
  features: readonly string[];
  benefits: readonly string[];
}

export interface SectionWords extends Omit<ServiceSection, 'description' | 'features'> {
  description: Words;
  features: readonly Words[];
}

/** Returns the sections as they apply to this practice. */
export function sectionsFor(sections: readonly SectionWords[], identity: PublicIdentity): ServiceSection[] {
  return sections.map((section) => ({
    ...section,
    description: textFor(section.description, identity) ?? '',
    features: textsFor(section.features, identity),
  }));
}

export type ServiceCardId = 'school-based' | 'fine-motor' | 'sensory' | 'visual-motor' | 'play-social';

/** A card of the home page. */
export interface ServiceCard {
  id: ServiceCardId;
  title: string;
  description: string;
}

export interface CardWords extends Omit<ServiceCard, 'description'> {
  description: Words;
}

/** Returns the cards of the home page as they apply to this practice. */
export function cardsFor(cards: readonly CardWords[], identity: PublicIdentity): ServiceCard[] {
  return cards.map((card) => ({ ...card, description: textFor(card.description, identity) ?? '' }));
}
