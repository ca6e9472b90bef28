import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';

/** A heading with a sentence or two below it: the piece most lists of the site are made of. */
export interface Point {
  title: string;
  text: string;
}

/** The top of a page: the one h1 and what stands around it. */
export interface PageOpening {
  /** A few words above the title that name the subject. */
  eyebrow: string;
  title: string;
  lead: string;
}

/** The end of a page: a question, and what to do about it. */
export interface ClosingWords {
  title: string;
  text: string;
}

/** A worry that brings a parent here, and the service whose page speaks of it. */
export interface FamiliarSign {
  text: string;
  service: ShippedServiceId;
}
