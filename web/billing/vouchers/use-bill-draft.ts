import { useState } from 'react';
import * as z from 'zod/mini';
import type { Month } from '#domain/billing/vouchers/billing-month.ts';
import { noReasons, type WarningReasons } from '#domain/billing/vouchers/warning-reasons.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { draftStore } from '#web/platform/api/draft-store.ts';

interface Draft {
  reasons: WarningReasons;
  /** The sessions that the therapist leaves off the bill. */
  leaveOut: readonly number[];
}

const noDraft: Draft = { reasons: noReasons, leaveOut: [] };

const texts = z.record(z.string(), z.string());
const storedDraft = z.object({
  reasons: z.object({ ofKinds: texts, ofWarnings: texts }),
  leaveOut: z.array(z.number()),
});

/** The reasons typed for the bill of a payer and month, and what is left off it. They stay on this device until the bill is made. */
export function useBillDraft(payerId: number, month: Month) {
  const { data: user } = useUser();
  const [drafts] = useState(() =>
    draftStore<Draft>(user?.id ?? 0, 'bill', (stored) => storedDraft.safeParse(stored).data),
  );
  const key = `${payerId} ${month}`;
  const [draft, setDraft] = useState(() => drafts.read(key) ?? noDraft);

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes };
    drafts.keep(key, next);
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
    forget: () => drafts.drop(key),
  };
}

export type BillDraft = ReturnType<typeof useBillDraft>;
