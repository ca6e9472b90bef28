import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';

/** A heading with a sentence or two: the unit of most lists on the site. */
export interface Point {
  title: string;
  text: string;
}

/** The top of a page: its h1 and the texts around it. */
export interface PageOpening {
  /** A short line above the title that names the subject. */
  eyebrow: string;
  title: string;
  lead: string;
}

/** The end of a page: a question, and an invitation to act. */
export interface ClosingWords {
  title: string;
  text: string;
}

/** A parent's concern, and the service whose page addresses it. */
export interface FamiliarSign {
  text: string;
  service: ShippedServiceId;
}
