import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { matchPhrases, type PhraseCall, phraseCall } from '#domain/clinical/phrases/match-phrases.ts';
import type { OfferedPhrase } from '#domain/clinical/phrases/offered-phrases.ts';
import { useActiveOption } from '#web/platform/ui/listbox.tsx';

interface PhraseCalling {
  field: RefObject<HTMLTextAreaElement | null>;
  phrases: readonly OfferedPhrase[];
  listId: string;
  /** Replaces the phrase call with a phrase. */
  onChoose: (phrase: OfferedPhrase, call: PhraseCall) => void;
}

const leaving = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'];

/**
 * Manages the list that ";" opens in a field: the matching phrases and the keys. It attaches its own
 * listeners, so that the field needs nothing else.
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

  // Only a ";" typed alone opens the list: dictation, paste and undo insert several characters, or none, at
  // once.
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
    // Keys handled by the list do not reach the form or the page.
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
    // The role stays `textbox`, the only one allowed for a multiline text box.
    const attributes = { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
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
