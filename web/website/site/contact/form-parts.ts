import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { fieldErrorSignStyles, fieldErrorStyles } from '#web/platform/ui/control-styles.ts';
import {
  toastAreaStyles,
  toastSignStyles,
  toastStyles,
  toastTextStyles,
} from '#web/platform/ui/toast-styles.ts';

const warning = '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>';
const tick = '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>';
const cross = '<path d="M18 6 6 18M6 6l12 12"/>';
const turning = '<path d="M21 12a9 9 0 1 1-6.2-8.6"/>';

/** Returns the message under a field. */
export function fieldErrorPart(id: string, message: string): HTMLElement {
  const line = element('p', fieldErrorStyles, signPart(warning, fieldErrorSignStyles), message);
  line.id = id;
  return line;
}

/** Returns the button's content while a request is being sent. */
export function sendingPart(words: string): Node[] {
  return [signPart(turning, 'animate-spin'), document.createTextNode(words)];
}

/**
 * Returns the confirmation that replaces the form, with what happens next. It stays and gets the focus; its
 * button shows the form again for another request.
 */
export function receivedPart({ title, again }: Record<'title' | 'again', string>, words: readonly string[]) {
  const button = element(
    'button',
    buttonStyles({ variant: 'secondary', className: 'mt-3 print:hidden' }),
    again,
  );
  button.setAttribute('type', 'button');
  const text = element(
    'div',
    'grid justify-items-start gap-2',
    element('h3', 'font-display font-semibold text-title', title),
    ...words.map((line) => element('p', '', line)),
    button,
  );
  const part = element(
    'div',
    'col-span-full flex scroll-mt-24 gap-3 self-start rounded-xl border border-transparent bg-success-soft p-5 text-success-ink',
    signPart(tick, 'mt-1 size-6 shrink-0'),
    text,
  );
  part.role = 'status';
  part.tabIndex = -1;
  return { part, button };
}

/** Returns the failure message, which stays next to the button until the next attempt. */
export function failedPart(words: string): HTMLElement {
  const part = element(
    'p',
    'mb-4 flex gap-2 rounded-md border border-transparent bg-danger-soft p-3 font-medium text-danger-ink text-sm',
    signPart(warning, 'mt-0.5 size-4 shrink-0'),
    words,
  );
  part.role = 'alert';
  return part;
}

/**
 * Returns the live region for messages; it exists before the first message, so that screen readers announce
 * it.
 */
export function toastAreaPart(label: string): HTMLElement {
  const list = element('ol', toastAreaStyles);
  list.tabIndex = -1;
  list.ariaLive = 'polite';
  const area = element('section', '', list);
  area.ariaLabel = label;
  return area;
}

export interface SiteToast {
  title: string;
  description: string;
  isFailure?: boolean;
}

/** Returns a message as a card with a button to dismiss it. */
export function toastPart({ title, description, isFailure = false }: SiteToast, dismiss: string) {
  const look = { isFailure, hasDescription: true };
  const button = element(
    'button',
    buttonStyles({ variant: 'ghost', size: 'icon-sm', className: '-my-2 -mr-2 md:-my-1.5' }),
    signPart(cross, ''),
  );
  button.setAttribute('type', 'button');
  button.ariaLabel = dismiss;
  const words = [
    element('div', 'font-semibold text-sm', title),
    element('div', toastTextStyles(look), description),
  ];
  const card = element(
    'li',
    // Without text selection: otherwise a second swipe would drag the selected text instead of the message.
    `${toastStyles(look)} touch-pan-y select-none`,
    signPart(isFailure ? warning : tick, toastSignStyles(look)),
    element('div', 'min-w-0 flex-1', ...words),
    button,
  );
  card.dataset.state = 'open';
  return { card, button };
}

function element(name: string, styles: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (styles) made.className = styles;
  made.append(...content);
  return made;
}

function signPart(drawing: string, styles: string): Element {
  const made = document.createElement('template');
  made.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="${styles}">${drawing}</svg>`;
  return made.content.children[0] ?? made;
}
