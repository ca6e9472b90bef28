import { type BillingCodes, UNLISTED_UNIT_MINUTES } from './procedure-code.ts';
import type { VisitCode } from './superbill-visit.ts';

/** Returns codes as they are typed: "X1001 GO 24, X2001 21", each with its modifiers and minutes. */
export function codesText(codes: readonly VisitCode[]): string {
  return codes.map(({ code, modifiers, minutes }) => [code, ...modifiers, minutes].join(' ')).join(', ');
}

/**
 * Returns the codes of a typed text; undefined if one lacks its minutes or has something else. A code is counted in the
 * units of the practice's list, or else as in the draft.
 */
export function codesOfText(
  text: string,
  drafted: readonly VisitCode[],
  { procedureCodes }: Pick<BillingCodes, 'procedureCodes'>,
): VisitCode[] | undefined {
  const codes: VisitCode[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [code = '', ...rest] = part.toUpperCase().split(/\s+/);
    const minutes = rest.pop() ?? '';
    const areModifiers = rest.every((modifier) => /^[0-9A-Z]{2}$/.test(modifier));
    if (!/^[0-9A-Z]{5}$/.test(code) || !/^\d{1,3}$/.test(minutes) || !areModifiers) return undefined;
    const known = procedureCodes.find((one) => one.code === code) ?? drafted.find((one) => one.code === code);
    const unitMinutes = known ? known.unitMinutes : UNLISTED_UNIT_MINUTES;
    codes.push({ code, modifiers: rest, minutes: Number(minutes), unitMinutes });
  }
  return codes;
}

/** Returns the codes of a typed text, each once: "F82, R27.8". */
export function codeParts(text: string): string[] {
  const parts = text.split(',').map((one) => one.trim().toUpperCase());
  return [...new Set(parts.filter(Boolean))];
}
