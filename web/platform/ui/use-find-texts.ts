import { startTransition, useEffect, useRef, useState } from 'react';

/** Rows per text: few enough that a match is within view of its row. */
export const ROWS_A_TEXT = 5;

/** Returns whether the user has opened find-in-page, and from then on the texts of a list's rows, a few rows each. */
export function useFindTexts<Item>(
  items: readonly Item[],
  findText: (item: Item) => string,
): { isAsked: boolean; texts: string[] | undefined } {
  const [kept, setKept] = useState<{ items: readonly Item[]; texts: string[] }>();
  const latest = useRef({ items, findText });
  useEffect(() => {
    latest.current = { items, findText };
  });

  const isAsked = kept !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is renewed when the items are others
  useEffect(() => {
    const keep = () => startTransition(() => setKept(textsOf(latest.current)));
    if (isAsked && kept.items !== items) keep();
    const look = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') keep();
    };
    window.addEventListener('keydown', look);
    return () => window.removeEventListener('keydown', look);
  }, [items, isAsked]);

  return { isAsked, texts: kept?.items === items ? kept.texts : undefined };
}

function textsOf<Item>({ items, findText }: { items: readonly Item[]; findText: (item: Item) => string }) {
  const texts = Array.from({ length: Math.ceil(items.length / ROWS_A_TEXT) }, (_, place) =>
    items
      .slice(place * ROWS_A_TEXT, (place + 1) * ROWS_A_TEXT)
      .map(findText)
      .join('\n'),
  );
  return { items, texts };
}
