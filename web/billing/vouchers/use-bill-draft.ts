import { useState } from 'react';
import type { Month } from '#domain/billing/vouchers/billing-month.ts';
import { noReasons, type WarningReasons } from '#domain/billing/vouchers/warning-reasons.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';

interface Draft {
  reasons: WarningReasons;
  /** The sessions that the therapist leaves off the bill. */
  leaveOut: readonly number[];
}

/** What was typed for a bill while its findings are mended on other pages; only in memory, since it is about children. */
const drafts = new Map<string, Draft>();

/** The reasons typed for the bill of a payer and month, and what is left off it. They last until the bill is made. */
export function useBillDraft(payerId: number, month: Month) {
  const { data: user } = useUser();
  const key = `${user?.id} ${payerId} ${month}`;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? { reasons: noReasons, leaveOut: [] });

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes };
    drafts.set(key, next);
    setDraft(next);
  }

  return {
    ...draft,
    /** Ticks warnings with a reason; undefined takes the tick away. */
    setReason(of: keyof WarningReasons, name: string | number, reason: string | undefined): void {
      const { [name]: _before, ...others } = draft.reasons[of];
      const reasons = reason === undefined ? others : { ...others, [name]: reason };
      change({ reasons: { ...draft.reasons, [of]: reasons } });
    },
    leaveOff: (sessionId: number) => change({ leaveOut: [...draft.leaveOut, sessionId] }),
    putBack: () => change({ leaveOut: [] }),
    forget: () => drafts.delete(key),
  };
}

export type BillDraft = ReturnType<typeof useBillDraft>;
