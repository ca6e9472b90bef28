import { memo, useLayoutEffect, useRef } from 'react';
import { ROWS_A_TEXT } from './use-find-texts.ts';

interface UndrawnRowsProps {
  texts: readonly string[];
  /** The texts from this index up to, but not including, `until`. */
  from: number;
  until: number;
  /** Called with the index of the middle row that contains the match. */
  onFound: (index: number) => void;
}

/** Lets the browser's find-in-page match rows that are not rendered, and scrolls to them. */
export function UnrenderedRows({ texts, from, until, onFound }: UndrawnRowsProps) {
  const found = useRef(onFound);
  useLayoutEffect(() => {
    found.current = onFound;
  });
  return (
    // Where the browser shows a match briefly, in the middle of the screen, so that it does not scroll.
    <div className="pointer-events-none fixed inset-x-0 top-1/3 h-px contain-strict overflow-hidden opacity-0">
      {texts.slice(from, until).map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is the text of its place in the list
        <UnrenderedText key={from + place} text={text} place={from + place} found={found} />
      ))}
    </div>
  );
}

interface UndrawnTextProps {
  text: string;
  place: number;
  found: { readonly current: (index: number) => void };
}

const UnrenderedText = memo(function UnrenderedText({ text, place, found }: UndrawnTextProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    // React only supports a boolean `hidden`.
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
