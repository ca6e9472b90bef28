import { MONTHS } from '#domain/platform/dates.ts';
import type { ComboboxOption } from '#web/platform/ui/combobox-filter.ts';

export const monthChoices = MONTHS.map((label, index) => ({ value: twoDigits(index + 1), label }));

/** The days that every month has. */
export const dayChoices = Array.from({ length: 28 }, (_, index) => ({
  value: twoDigits(index + 1),
  label: String(index + 1),
}));

/** Returns the world's time zones, including the chosen one if the browser does not list it. */
export function timeZoneChoices(chosen: string): ComboboxOption[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...names].map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
