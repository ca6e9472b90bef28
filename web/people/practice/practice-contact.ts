import { useRouteLoaderData } from 'react-router';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';

/** Returns how the practice names itself and is reached, as the root of every page loaded it. */
export function usePracticeContact(): PracticeContact {
  const facts = useRouteLoaderData<{ identity: PracticeContact }>('root');
  if (!facts) throw new Error('The practice is only known inside the pages of the program');
  return facts.identity;
}
