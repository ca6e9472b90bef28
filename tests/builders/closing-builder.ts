import type { NewClosing } from '#domain/caseload/closings/closing.ts';

/** Builds a request to create a closing; pass only what the case is about. */
export function buildClosing(changes: Partial<NewClosing> = {}): NewClosing {
  return { firstDay: '2026-11-26', lastDay: '2026-11-27', reason: 'Thanksgiving', ...changes };
}
