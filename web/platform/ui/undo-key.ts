import { useEffect } from 'react';
import { isTextField } from './text-field.ts';
import { currentToast } from './toast-store.ts';

/** Ctrl Z or ⌘ Z presses Undo in the visible message, except in fields and dialogs, which have their own undo. */
export function useUndoKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function handleKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return;
  if (event.defaultPrevented || event.repeat || isTextField(event.target) || isDialogOpen()) return;
  const shown = currentToast();
  const undo = shown?.open ? shown.actions?.find(({ isUndo }) => isUndo) : undefined;
  if (!undo) return;
  event.preventDefault();
  undo.onSelect();
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
