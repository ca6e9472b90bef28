import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '#web/platform/ui/text-field.ts';
import { type PageKey, pageKeyOf } from './page-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Where letters go on a page made for writing, when nothing else has the focus. */
const typingFields = 'main [data-typing] :is(textarea, [type=text])';

/**
 * Calls `onKey` for the app's shortcuts wherever the focus is, except for text input and while `isOpening`: keys are
 * then meant for the dialog that is loading. On a page made for writing, letters are no shortcuts but go to its first
 * text field. While that field is loading and just after a field was left they are no shortcuts either.
 */
export function usePageKeys(onKey: (key: PageKey) => void, isOpening: boolean): void {
  const handleKey = useEffectEvent(onKey);
  const isHeld = useEffectEvent(() => isOpening);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (!isInDialog && !isHeld() && isTypedText(event) && focusTypingField()) return;
      const isMeantForField = isTextField(event.target) || isPageLoading() || isFieldJustLeft();
      const canBeTyping = isInDialog || isHeld() || isMeantForField || !areSingleKeysOn();
      const key = pageKeyOf(event, canBeTyping);
      if (key === undefined || (key === 'palette' && isInDialog)) return;
      event.preventDefault();
      handleKey(key);
    }
    let left: { field: Element; at: number } | undefined;
    // A field that is gone, as with a dialog, was not left by mistake.
    const isFieldJustLeft = () => left?.field.isConnected && Date.now() - left.at < JUST_LEFT_MS;
    const handleFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof Element && isTextField(target)) left = { field: target, at: Date.now() };
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusout', handleFocusOut);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusout', handleFocusOut);
    };
  }, []);
}

/** A letter that follows so soon was meant for the field that was left, by a key or by a click beside it. */
const JUST_LEFT_MS = 1_000;

// On a page made for writing whose field is still loading, a letter was meant for the field.
function isPageLoading(): boolean {
  return (
    document.querySelector('main [data-typing]') !== null && document.querySelector(typingFields) === null
  );
}

// A letter that no element has: the focus is on the page itself.
function isTypedText({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isOnPage = target instanceof Element && target.matches('body, #main');
  return isOnPage && !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key);
}

// Focused while the key goes down, the field gets its letter.
function focusTypingField(): boolean {
  const field = document.querySelector<HTMLElement>(typingFields);
  field?.focus();
  return field !== null;
}
