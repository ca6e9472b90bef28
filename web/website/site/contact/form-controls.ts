import type { FormFields } from '#domain/website/inquiries/form-fields.ts';
import { fieldErrorPart } from './form-parts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the fields of a form that people fill in. */
export function controlsOf(form: HTMLFormElement, fields: FormFields): Control[] {
  return [...form.elements].filter((element) => isControl(element, fields));
}

/**
 * Returns whether an element is a field that people fill in: neither the hidden bot field nor a field that
 * the page sets itself.
 */
export function isControl(target: EventTarget | null, fields: FormFields): target is Control {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isField && target.type !== 'hidden' && target.name in fields;
}

/** Shows or removes the message under a field. */
export function showMessage(control: Control, message: string | undefined): void {
  const id = `${control.id}-error`;
  const shown = document.getElementById(id);
  if (shown?.textContent === (message ?? '')) return;
  shown?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id);
  control.toggleAttribute('aria-invalid', false);
  if (message !== undefined) {
    control.setAttribute('aria-invalid', 'true');
    others.unshift(id);
    control.closest('form > div')?.append(fieldErrorPart(id, message));
  }
  if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
}
