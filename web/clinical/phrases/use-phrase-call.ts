import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { matchPhrases, type PhraseCall, phraseCall } from '#domain/clinical/phrases/match-phrases.ts';
import type { OfferedPhrase } from '#domain/clinical/phrases/offered-phrases.ts';
import { useActiveOption } from '#web/platform/ui/listbox.tsx';

interface PhraseCalling {
  field: RefObject<HTMLTextAreaElement | null>;
  phrases: readonly OfferedPhrase[];
  listId: string;
  /** Puts a phrase in the place of what called for it. */
  onChoose: (phrase: OfferedPhrase, call: PhraseCall) => void;
}

const leaving = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'];

/**
 * The list that ";" opens in any field: which phrases the letters after it find, and the keys. It listens to the field
 * itself, so that nothing else has to be said of the field.
 */
export function usePhraseCall({ field, phrases, listId, onChoose }: PhraseCalling) {
  const [call, setCall] = useState<PhraseCall>();
  const matches = call ? matchPhrases(phrases, call.typed) : [];
  const isOpen = matches.length > 0;
  const list = useActiveOption(
    listId,
    matches.map(({ shortcut }) => shortcut),
  );
  const { setActive, box } = list;
  const active = isOpen ? box['aria-activedescendant'] : undefined;

  function close(): void {
    setCall(undefined);
    setActive(undefined);
  }

  function choose(phrase: OfferedPhrase): void {
    close();
    if (call) onChoose(phrase, call);
  }

  // Only a ";" that is typed by itself opens the list: what is dictated, pasted or taken back brings more, or none, at once.
  const handleInput = useEffectEvent((event: Event) => {
    const element = field.current;
    if (!element) return;
    const now = phraseCall(element.value, element.selectionStart);
    const isTyped = event instanceof InputEvent && event.data === ';';
    if (now && (isTyped ? now.typed === '' : now.from === call?.from)) setCall(now);
    else close();
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isChoice = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey;
    const phrase = isChoice ? matches[list.active] : undefined;
    if (phrase) {
      event.preventDefault();
      choose(phrase);
    } else if (leaving.includes(event.key)) close();
    else if (!list.handleArrow(event)) return;
    // What the list takes is not for the form or the page around the field.
    if (phrase || event.key === 'Escape' || event.defaultPrevented) event.stopPropagation();
  });

  const handleLeave = useEffectEvent(close);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('input', (event) => handleInput(event), { signal });
    element.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    element.addEventListener('blur', () => handleLeave(), { signal });
    element.addEventListener('pointerdown', () => handleLeave(), { signal });
    return () => listening.abort();
  }, [field]);

  useEffect(() => {
    const element = field.current;
    if (!(element && isOpen)) return;
    // The role stays that of a text box, the only one that a text box of several lines may have.
    const said = { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(said)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(said)) element.removeAttribute(name);
    };
  }, [field, isOpen, listId]);

  useEffect(() => {
    if (active === undefined) return;
    const element = field.current;
    element?.setAttribute('aria-activedescendant', active);
    return () => element?.removeAttribute('aria-activedescendant');
  }, [field, active]);

  return { call: isOpen ? call : undefined, matches, active: list.active, choose, close };
}
