import type { Accent } from './accents.ts';

/** The practice's name and contact details on letters, screens and plain pages. */
export interface PracticeContact {
  practiceName: string;
  /** As people read it, for example "(516) 555-0142". */
  phone: string;
  email: string;
  /** The color that the practice chose. */
  accent: Accent;
}
