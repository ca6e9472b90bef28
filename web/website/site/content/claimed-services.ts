import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { allSaid, said, type Words } from './claimed-words.ts';

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

/** The services as this practice offers them. */
export function sectionsSaid(sections: readonly SectionWords[], identity: PublicIdentity): ServiceSection[] {
  return sections.map((section) => ({
    ...section,
    description: said(section.description, identity) ?? '',
    features: allSaid(section.features, identity),
  }));
}

export type ServiceCardId = 'school-based' | 'fine-motor' | 'sensory' | 'visual-motor' | 'play-social';

/** A card of the home page, and what each of the five services brings. */
export interface ServiceCard {
  id: ServiceCardId;
  title: string;
  description: string;
}

export interface CardWords extends Omit<ServiceCard, 'description'> {
  description: Words;
}

/** The cards of the home page as this practice may say them. */
export function cardsSaid(cards: readonly CardWords[], identity: PublicIdentity): ServiceCard[] {
  return cards.map((card) => ({ ...card, description: said(card.description, identity) ?? '' }));
}
