import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from '#web/platform/palette/single-keys.ts';
import { isTextField } from '#web/platform/ui/text-field.ts';
import type { NoteRows } from './note-rows.ts';

const rowKeys = /^(?:\d|[tp+=-]|Backspace)$/;

/**
 * Sends keys to the row used last, wherever the focus is, except in text fields and while single-key
 * shortcuts are off.
 */
export function useRowKeys(rows: NoteRows, onResults: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    // Arrow keys belong to the focused radio group.
    if (isArrow && event.target instanceof HTMLInputElement) return;
    if (!isArrow && key !== 'r' && !rowKeys.test(key)) return;
    event.preventDefault();
    if (isArrow) rows.move(key === 'ArrowUp' ? -1 : 1);
    else if (key === 'r') onResults();
    else rows.press(key);
  });

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
      // A held key counts as one trial.
      if (event.repeat && event.key.length === 1) return;
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (isInDialog || isTextField(target) || !areSingleKeysOn()) return;
      handleKey(event);
    }
    // Runs before the app's own shortcuts, one of which is "t".
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}
