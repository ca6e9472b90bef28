import type { Mutant } from '../mutant.ts';

/** Faults in a therapist's own phrases. */
export const mutants: readonly Mutant[] = [
  {
    notice: 'Two phrases of a therapist have one shortcut',
    file: 'server/phrase-store.ts',
    find: `if (shortcut !== before.shortcut) await refuseTaken(queries, shortcut);`,
    replace: '',
    tests: ['phrase'],
  },
];
