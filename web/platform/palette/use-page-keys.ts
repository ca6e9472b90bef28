import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '#web/platform/ui/text-field.ts';
import { type PageKey, pageKeyOf } from './page-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';

/**
 * Calls `onKey` for the app's shortcuts wherever the focus is, except for text input and while `isOpening`: keys are
 * then meant for the dialog that is loading.
 */
export function usePageKeys(onKey: (key: PageKey) => void, isOpening: boolean): void {
  const handleKey = useEffectEvent(onKey);
  const isHeld = useEffectEvent(() => isOpening);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      const canBeTyping = isInDialog || isHeld() || isTextField(event.target) || !areSingleKeysOn();
      const key = pageKeyOf(event, canBeTyping);
      if (key === undefined || (key === 'palette' && isInDialog)) return;
      event.preventDefault();
      handleKey(key);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
