import type { Finding } from './finding.ts';
import type { NewVoucher } from './voucher.ts';
import type { VoucherCheck } from './voucher-check.ts';

/** The reasons typed for warnings: one for all of a kind, or one for a single warning. A ticked one may be empty. */
export interface WarningReasons {
  /** By the number of the check. */
  ofKinds: Readonly<Record<string, string>>;
  /** By `warningKey`. */
  ofWarnings: Readonly<Record<string, string>>;
}

export const noReasons: WarningReasons = { ofKinds: {}, ofWarnings: {} };

type Warning = Pick<Finding, 'sessionId' | 'check'>;

/** Returns the name of a warning, one for each session and check. */
export function warningKey({ sessionId, check }: Warning): string {
  return `${sessionId} ${check}`;
}

/** Returns the warnings of a check before a bill. */
export function warningsOf({ children }: Pick<VoucherCheck, 'children'>): Finding[] {
  return children.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'warn'));
}

/** Returns why a warning is billed, as typed; undefined if it is not ticked. The reason of its kind comes first. */
export function reasonOf(warning: Warning, { ofKinds, ofWarnings }: WarningReasons): string | undefined {
  return ofKinds[warning.check] ?? ofWarnings[warningKey(warning)];
}

/** Returns the warnings without a reason. */
export function unexplained(warnings: readonly Finding[], reasons: WarningReasons): Finding[] {
  return warnings.filter((warning) => (reasonOf(warning, reasons) ?? '').trim() === '');
}

/** Returns the warnings with their reasons, as a new bill names them. */
export function acknowledgedOf(
  warnings: readonly Finding[],
  reasons: WarningReasons,
): NonNullable<NewVoucher['acknowledged']> {
  return warnings.map((warning) => ({
    sessionId: warning.sessionId,
    check: warning.check,
    reason: reasonOf(warning, reasons) ?? '',
  }));
}

/** Warnings of one check. */
export interface WarningKind {
  check: number;
  label: string;
  count: number;
}

/** Returns the kinds with several warnings, in the order of the checks: one reason may hold for all of a kind. */
export function kindsOf(warnings: readonly Finding[]): WarningKind[] {
  const byCheck = Map.groupBy(warnings, ({ check }) => check);
  return [...byCheck]
    .map(([check, found]) => ({ check, label: labels[check] ?? `Check ${check}`, count: found.length }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => one.check - other.check);
}

/** What each check warns of. */
const labels: Readonly<Record<number, string>> = {
  3: 'More sessions than promised',
  4: 'Longer than promised',
  5: 'Shorter than promised',
  8: 'On a day without school',
  10: 'Large group',
  11: 'One child present in a group',
  13: 'Note not signed',
  14: 'Note not reviewed',
  15: 'Late entry',
  16: 'Note says otherwise',
  17: 'Make-up does not fit',
  18: 'Setting missing or different',
  20: 'Missed without a reason',
  22: 'Written order says otherwise',
  26: 'Age or birth date',
  27: 'Progress missing',
  28: 'Changed since an earlier bill',
};
