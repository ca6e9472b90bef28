import { useEffect, useEffectEvent } from 'react';
import { type PageKey, pageKeyOf } from './page-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Calls `onKey` for the app's keys, wherever the focus is, but never for what is typed into a field. */
export function usePageKeys(onKey: (key: PageKey) => void): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      const canBeTyping = isInDialog || isTextField(event.target) || !areSingleKeysOn();
      const key = pageKeyOf(event, canBeTyping);
      if (key === undefined || (key === 'palette' && isInDialog)) return;
      event.preventDefault();
      handleKey(key);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type))
  );
}
