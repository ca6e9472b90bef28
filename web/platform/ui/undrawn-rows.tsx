import { memo, useLayoutEffect, useRef } from 'react';
import { ROWS_A_TEXT } from './use-find-texts.ts';

interface UndrawnRowsProps {
  texts: readonly string[];
  /** The texts to offer, from the first to before the last. */
  from: number;
  until: number;
  /** Called with the place of a row in the middle of what was found. */
  onFound: (index: number) => void;
}

/** Lets the browser's search in the page find rows that are not drawn; it tells, and they are scrolled to. */
export function UndrawnRows({ texts, from, until, onFound }: UndrawnRowsProps) {
  const found = useRef(onFound);
  useLayoutEffect(() => {
    found.current = onFound;
  });
  return (
    // Where the search shows a text for a moment, in the middle of the screen, nothing has to scroll to it.
    <div className="pointer-events-none fixed inset-x-0 top-1/3 h-px contain-strict overflow-hidden opacity-0">
      {texts.slice(from, until).map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is the text of its place in the list
        <UndrawnText key={from + place} text={text} place={from + place} found={found} />
      ))}
    </div>
  );
}

interface UndrawnTextProps {
  text: string;
  place: number;
  found: { readonly current: (index: number) => void };
}

const UndrawnText = memo(function UndrawnText({ text, place, found }: UndrawnTextProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    // React knows `hidden` as yes or no only.
    const hide = () => box.setAttribute('hidden', 'until-found');
    const tell = () => {
      found.current(place * ROWS_A_TEXT + Math.floor(ROWS_A_TEXT / 2));
      requestAnimationFrame(hide);
    };
    hide();
    box.addEventListener('beforematch', tell);
    return () => box.removeEventListener('beforematch', tell);
  }, [place, found]);
  return <div ref={element}>{text}</div>;
});
