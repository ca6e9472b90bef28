import { type ComponentProps, createElement, Profiler, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

const nothing = () => undefined;
const dialog: ComponentProps<typeof Dialog> = {
  open: false,
  onOpenChange: nothing,
  title: 'New Session',
  children: 'A form',
};
const question: ComponentProps<typeof AlertDialog> = {
  open: false,
  onOpenChange: nothing,
  title: 'Delete the session?',
  description: 'This cannot be undone.',
  confirmText: 'Delete',
  onConfirm: nothing,
};

test('A page with a closed dialog renders once', () => {
  expect(rendersOf(createElement(Dialog, dialog))).toEqual(['mount']);
});

test('A page with a closed question renders once', () => {
  expect(rendersOf(createElement(AlertDialog, question))).toEqual(['mount']);
});

/** Returns the renders of a new page up to its first picture. */
function rendersOf(page: ReactElement): string[] {
  const renders: string[] = [];
  const onRender = (_: string, phase: string) => renders.push(phase);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(createElement(Profiler, { id: 'page', onRender }, page)));
  return renders;
}
