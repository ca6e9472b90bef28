import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import { type BillFigures, sumOfFigures } from './bill-figures.ts';
import type { CheckedSession, CheckingPractice } from './checked-session.ts';
import { type CheckedFinding, findingsOf } from './checks.ts';
import { childLabel } from './child-label.ts';
import type { Finding } from './finding.ts';
import { unitPrice } from './units.ts';
import type { VoucherQuestion } from './voucher.ts';
import type { CheckedChild, VoucherCheck } from './voucher-check.ts';

/** A session of a bill with what was found about it. */
export interface Examined {
  session: CheckedSession;
  /** Of a session that the caller leaves out, none. */
  findings: CheckedFinding[];
  /** Whether it goes on the bill. */
  isBilled: boolean;
}

/** Examines the sessions of a period: those that no check stops are billed, unless the caller leaves them out. */
export function examine(
  sessions: readonly CheckedSession[],
  leaveOut: ReadonlySet<number>,
  practice: CheckingPractice,
): Examined[] {
  return sessions.map((session) => {
    const isLeftOut = leaveOut.has(session.id);
    const findings = isLeftOut ? [] : findingsToTell(session, findingsOf(session, practice));
    const isStopped = stoppedBy(findings) !== undefined;
    const isBilled = isBillableSession(session) && session.invoiceId === null && !isLeftOut && !isStopped;
    return { session, findings, isBilled };
  });
}

const CHANGED = 28;

/**
 * Returns the findings that matter: of a session on an invoice only that it changed since, of one that stays off the bill
 * only what stops it.
 */
function findingsToTell(session: CheckedSession, found: CheckedFinding[]): CheckedFinding[] {
  if (session.invoiceId !== null) {
    return found.filter(({ severity, check }) => check === CHANGED && severity === 'info');
  }
  const stops = found.filter(({ severity }) => severity === 'stop');
  return stops.length > 0 ? stops : found;
}

/** Returns whether a session's warnings need a reason: it is billed, or stands in the log as missed. */
export function needsReasons({ session, isBilled }: Examined): boolean {
  return isBilled || (isMissed(session) && session.invoiceId === null);
}

/** Returns the sums of examined sessions at their payer's rates. */
export function figuresOf(examined: readonly Examined[]): BillFigures {
  return sumOfFigures(
    examined.map(({ session }) => {
      const price = session.mandate.contract && unitPrice(session, session.mandate.contract);
      const { units = 0, cents = 0 } = price ?? {};
      return { sessions: 1, minutes: session.duration, units, cents };
    }),
  );
}

/** Returns what the checks found, by child. */
export function voucherCheck(
  { payerId, fromOn, untilOn }: VoucherQuestion,
  examined: readonly Examined[],
): VoucherCheck {
  const byChild = Map.groupBy(examined, ({ session }) => session.clientId);
  const children = [...byChild.values()].flatMap((own) => checkedChild(own) ?? []);
  return {
    payerId,
    fromOn,
    untilOn,
    children: children.toSorted(
      (one, other) => one.label.localeCompare(other.label, 'en') || one.clientId - other.clientId,
    ),
    billed: sumOfFigures(children.map(({ billed }) => billed)),
    leftOut: sumOfFigures(children.map(({ leftOut }) => leftOut)),
    billedBefore: examined.filter(({ session }) => session.invoiceId !== null).length,
  };
}

function checkedChild(examined: readonly Examined[]): CheckedChild | undefined {
  const [first] = examined;
  if (!first) return undefined;
  const billed = examined.filter(({ isBilled }) => isBilled);
  const findings = withoutRepeatedInfo(examined.flatMap((one) => one.findings));
  return {
    clientId: first.session.clientId,
    label: labelOf(first.session),
    billed: figuresOf(billed),
    leftOut: figuresOf(examined.filter(isLeftOut)),
    sessionIds: billed.map(({ session }) => session.id),
    findings: findings.map(({ words: _words, ...finding }) => finding),
  };
}

function isLeftOut({ session, isBilled }: Examined): boolean {
  return isBillableSession(session) && session.invoiceId === null && !isBilled;
}

/** Returns a child as the payer of a session wants the child shown. */
export function labelOf({ mandate: { client, mandate, contract } }: CheckedSession): string {
  return childLabel(client, mandate.authorizationNumber, contract?.childShownAs ?? 'name');
}

// Information about a mandate, such as that it has no order, is shown once.
function withoutRepeatedInfo(findings: readonly CheckedFinding[]): CheckedFinding[] {
  const told = new Set<string>();
  return findings.filter(({ severity, check, words }) => {
    if (severity !== 'info' || check === CHANGED) return true;
    const key = `${check} ${words}`;
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}

/** Returns the clause of the finding that stops a session; undefined if none does. */
export function stoppedBy(findings: readonly CheckedFinding[]): string | undefined {
  return findings.find(({ severity }: Finding) => severity === 'stop')?.words;
}
