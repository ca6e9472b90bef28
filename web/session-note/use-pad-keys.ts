import { type RefCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { areSingleKeysOn } from '#web/palette/single-keys.ts';
import type { PadHandle } from '#web/results/goal-pad.tsx';
import { isTextField } from '#web/ui/text-field.ts';

const padKeys = /^(?:\d|[tp+=-]|Backspace)$/;

/**
 * The keys of the pads on a page: they go to the pad that was used last, wherever the focus is, but never into a field,
 * and not where the single keys are switched off.
 */
export function usePadKeys(goalIds: readonly number[], onResults: () => void) {
  const [chosen, setCurrent] = useState<number>();
  const pads = useRef(new Map<number, PadHandle>());
  const current = goalIds.find((id) => id === chosen) ?? goalIds[0];

  function move(by: number): void {
    const next = goalIds[goalIds.indexOf(current ?? 0) + by];
    if (next === undefined) return;
    setCurrent(next);
    pads.current.get(next)?.focus();
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    // The arrows belong to a group of choices where the focus is in one.
    if (isArrow && event.target instanceof HTMLInputElement) return;
    if (!isArrow && key !== 'r' && !padKeys.test(key)) return;
    event.preventDefault();
    if (isArrow) move(key === 'ArrowUp' ? -1 : 1);
    else if (key === 'r') onResults();
    else if (current !== undefined) pads.current.get(current)?.press(key);
  });

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
      // A key that is held down is one trial.
      if (event.repeat && event.key.length === 1) return;
      const isInDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (isInDialog || isTextField(target) || !areSingleKeysOn()) return;
      handleKey(event);
    }
    // Before the keys of the app, of which "t" is one.
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);

  const padRef =
    (id: number): RefCallback<PadHandle> =>
    (pad) => {
      if (pad) pads.current.set(id, pad);
      else pads.current.delete(id);
    };

  /** After a line of quick entry, goes on to that of the next pad. */
  function focusNext(id: number): void {
    const next = goalIds[goalIds.indexOf(id) + 1];
    if (next !== undefined) pads.current.get(next)?.focusQuickEntry();
  }

  return { current, setCurrent, padRef, focusNext };
}
