/** Returns the id of the field for a goal's mark. */
export function markFieldId(goalPosition: number): string {
  return `mark-${goalPosition}`;
}

/** Returns the first choice of a goal's mark, for focus; null if the page does not show it. */
export function markField(goalPosition: number): HTMLElement | null {
  return document.getElementById(markFieldId(goalPosition))?.querySelector('input') ?? null;
}

/** Focuses a field in the middle of the page, where no bar covers it. */
export function focusField(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
