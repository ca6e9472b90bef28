import { type LedgerFlag, ledgerFlagLabels } from '#domain/billing/mandates/ledger-shapes.ts';
import { Badge, type BadgeVariant } from '#web/platform/ui/badge.tsx';

const variants: Record<LedgerFlag, BadgeVariant> = {
  'on-track': 'success',
  behind: 'warning',
  'at-risk': 'danger',
};

/** Whether a mandate is on track, behind or at risk; nothing for an inactive client. */
export function FlagBadge({ flag }: { flag: LedgerFlag | null }) {
  return flag && <Badge variant={variants[flag]}>{ledgerFlagLabels[flag]}</Badge>;
}
