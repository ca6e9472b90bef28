import { FileCheck2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { billDaysText, daysOfMonth, type Month } from '#domain/billing/vouchers/billing-month.ts';
import type { VoucherCheck } from '#domain/billing/vouchers/voucher-check.ts';
import { acknowledgedOf, unexplained, warningsOf } from '#domain/billing/vouchers/warning-reasons.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatCents } from '#domain/platform/money.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { BillPreview } from './bill-preview.tsx';
import { CheckedChildren } from './checked-children.tsx';
import { LeftOffLine } from './left-off-line.tsx';
import { type BillDraft, useBillDraft } from './use-bill-draft.ts';
import { useCreateVoucher, useVoucherCheck } from './voucher-queries.ts';
import { WarningKinds } from './warning-kinds.tsx';

interface BillOfMonthProps {
  payer: Organization;
  month: Month;
}

/** What the checks find in a payer's month, and the bill it comes to. */
export function BillOfMonth({ payer, month }: BillOfMonthProps) {
  const draft = useBillDraft(payer.id, month);
  const check = useVoucherCheck({
    payerId: payer.id,
    ...daysOfMonth(month),
    leaveOut: [...draft.leaveOut],
  });
  return (
    <WhenLoaded query={check} loadingLabel="Checking sessions" placeholders={4} rowClassName="h-20">
      {(found) =>
        found.children.length === 0 ? (
          <Card>
            <EmptyState
              icon={FileCheck2}
              title="There is nothing to bill for this payer and month"
              description={`No session of ${billDaysText(found)} counts toward a mandate that ${payer.name} pays.`}
            />
          </Card>
        ) : (
          <CheckedBill check={found} draft={draft} isCurrent={!check.isPlaceholderData} />
        )
      }
    </WhenLoaded>
  );
}

/** A warning that is not ticked, or a reason that is empty. */
const firstMissing = '[data-unexplained] :is(input[type=text], input:not(:checked))';

interface CheckedBillProps {
  check: VoucherCheck;
  draft: BillDraft;
  /** Whether the findings are those of what is chosen now. */
  isCurrent: boolean;
}

function CheckedBill({ check, draft, isCurrent }: CheckedBillProps) {
  const navigate = useNavigate();
  const findings = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const creation = useCreateVoucher(({ id }) => {
    draft.forget();
    return navigate(`/vouchers/${id}`);
  });
  const warnings = warningsOf(check);
  const open = unexplained(warnings, draft.reasons);
  const { payerId, fromOn, untilOn, billed } = check;

  function makeBill(): void {
    setTried(true);
    if (open.length > 0) {
      findings.current?.querySelector<HTMLElement>(firstMissing)?.focus();
      return;
    }
    const acknowledged = acknowledgedOf(warnings, draft.reasons);
    creation.mutate({ payerId, fromOn, untilOn, leaveOut: [...draft.leaveOut], acknowledged });
  }

  return (
    <>
      <LeftOffLine check={check} draft={draft} />
      <div ref={findings} className="grid gap-5">
        <WarningKinds warnings={warnings} draft={draft} isTried={isTried} />
        <CheckedChildren check={check} draft={draft} isTried={isTried} />
        <BillPreview check={check} />
      </div>
      <BottomBar className="mt-5">
        <p role="status" className="mr-auto min-w-0 text-sm tabular-nums">
          <span className="font-semibold text-ink text-lg">{formatCents(billed.cents)}</span>
          <span className="ml-3 text-ink-muted">{stateText(check, open.length)}</span>
        </p>
        <Button
          className="max-sm:w-full"
          disabled={billed.cents === 0 || !isCurrent}
          pending={isSent(creation)}
          pendingText="Making Bill..."
          onClick={makeBill}
        >
          Make Bill
        </Button>
      </BottomBar>
    </>
  );
}

/** Returns what still stops the bill, otherwise what it is over. */
function stateText({ children, billed }: VoucherCheck, open: number): string {
  if (billed.cents === 0) return 'Nothing can be billed yet';
  if (open > 0) return open === 1 ? '1 warning needs a reason' : `${open} warnings need a reason`;
  const count = children.filter(({ billed: { cents } }) => cents > 0).length;
  const sessions = countOf(billed.sessions, 'session');
  return `${countOf(count, 'child', 'children')}, ${sessions}`;
}
