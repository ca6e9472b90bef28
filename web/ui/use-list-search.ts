import { useState } from 'react';

interface ListSearch {
  /** What stands in the search box. */
  typed: string;
  search: (text: string) => void;
  /** Back to the whole list. */
  clear: () => void;
}

/** The search box above a list: it answers each key at once, the address and the list follow. */
export function useListSearch<Choices extends { search: string }>(
  choices: Choices,
  change: (changes: Choices | { search: string }) => void,
  noChoices: Choices,
): ListSearch {
  const [typed, setTyped] = useState(choices.search);
  return {
    typed,
    search: (text) => {
      setTyped(text);
      change({ search: text });
    },
    clear: () => {
      setTyped('');
      change(noChoices);
    },
  };
}
