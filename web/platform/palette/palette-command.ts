import type { ThemeChoice } from '#web/platform/ui/theme-choice.ts';
import { useSettled } from '#web/platform/ui/use-settled.ts';

/** What choosing a command does. */
export type PaletteAim =
  | { kind: 'path'; path: string }
  | { kind: 'session'; clientId: number }
  | { kind: 'task' }
  | { kind: 'keys' }
  | { kind: 'theme'; theme: ThemeChoice }
  | { kind: 'paid'; invoiceId: number }
  | { kind: 'names' }
  | { kind: 'logout' };

/** A line of the command palette. */
export interface PaletteCommand {
  value: string;
  label: string;
  detail?: string | undefined;
  /** Text that is searched but not displayed. */
  also?: string | undefined;
  aim: PaletteAim;
}

/** The most records of one kind that the palette shows. */
export const RECORDS_SHOWN = 4;

/** Returns the typed text once typing pauses; undefined until then, because results of earlier letters must not appear. */
export function useSearchedText(typed: string): string | undefined {
  const text = typed.trim();
  const searched = useSettled(text);
  return searched === text ? searched : undefined;
}
