type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form field and what the visitor had put into it before React took the page over. */
export interface TypedValue {
  field: Field;
  value: string;
  isChecked: boolean;
}

/** Everything in the page's forms that is not as the server sent it. */
export function rememberTypedValues(): TypedValue[] {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return [...fields].filter(isTouched).map((field) => ({
    field,
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
  }));
}

/**
 * Puts back what a form library emptied when it started, and says so by the events a visitor's typing
 * would have caused, so that the library knows the values too.
 */
export function restoreTypedValues(typed: readonly TypedValue[]): void {
  for (const { field, value, isChecked } of typed) {
    if (field instanceof HTMLInputElement && isSwitch(field)) {
      if (field.checked !== isChecked) field.click();
    } else {
      writeValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLInputElement && isSwitch(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isSwitch(field: HTMLInputElement): boolean {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** React watches a field's own `value`; only the prototype's setter lets it see a change. */
function writeValue(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
}
