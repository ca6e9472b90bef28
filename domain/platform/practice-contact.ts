import type { Accent } from './accents.ts';

/** How the practice names itself and is reached, wherever the program writes it: on letters, screens and plain pages. */
export interface PracticeContact {
  practiceName: string;
  /** As people read it, for example "(516) 555-0142". */
  phone: string;
  email: string;
  /** The color that the practice chose. */
  accent: Accent;
}
