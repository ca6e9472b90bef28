import { memo } from 'react';
import { severities, severityLabels } from '#domain/billing/vouchers/finding.ts';
import type { CheckedChild, VoucherCheck } from '#domain/billing/vouchers/voucher-check.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { useGrowingCount } from '#web/platform/ui/use-growing-count.ts';
import { FindingLine } from './finding-line.tsx';
import type { BillDraft } from './use-bill-draft.ts';

/** The findings of so many children are rendered at once: more would keep keys and clicks waiting. */
const AT_FIRST = 3;
const CHILDREN_A_TASK = 2;

const variants = { stop: 'danger', warn: 'warning', info: 'secondary' } as const;

interface CheckedChildrenProps {
  check: VoucherCheck;
  draft: BillDraft;
  /** Whether missing reasons are marked. */
  isTried: boolean;
}

/** The findings of all checks by child, each with what mends it. */
export function CheckedChildren({ check: { children }, draft, isTried }: CheckedChildrenProps) {
  const all = children.filter(({ findings }) => findings.length > 0);
  // The others are rendered once these are on the screen, without a long task.
  const found = all.slice(0, AT_FIRST + useGrowingCount(all.length - AT_FIRST, CHILDREN_A_TASK));
  if (found.length === 0) return null;
  return (
    <Card className="overflow-clip">
      <CardHeader
        title="Findings"
        description="Fix what you can. Tick a warning to bill its session with a reason."
        className="pb-3"
      />
      <ul aria-label="Findings by child" className="divide-y divide-line border-line border-t">
        {found.map((child) => (
          <ChildFindings key={child.clientId} child={child} draft={draft} isTried={isTried} />
        ))}
      </ul>
    </Card>
  );
}

interface ChildFindingsProps extends Omit<CheckedChildrenProps, 'check'> {
  child: CheckedChild;
}

const ChildFindings = memo(function ChildFindings({
  child: { clientId, findings },
  ...line
}: ChildFindingsProps) {
  return (
    <li className="px-5 py-3 text-sm [contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
      <h3 className="break-words text-base">
        <ClientNameOf id={clientId} />
      </h3>
      {severities.map((severity) => {
        const some = findings.filter((finding) => finding.severity === severity);
        if (some.length === 0) return null;
        return (
          <div key={severity} className="mt-2">
            <Badge variant={variants[severity]}>{severityLabels[severity]}</Badge>
            <ul className="mt-1">
              {some.map((finding) => (
                <FindingLine key={`${finding.sessionId} ${finding.check}`} finding={finding} {...line} />
              ))}
            </ul>
          </div>
        );
      })}
    </li>
  );
});
