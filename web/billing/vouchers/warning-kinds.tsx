import type { Finding } from '#domain/billing/vouchers/finding.ts';
import { kindsOf } from '#domain/billing/vouchers/warning-reasons.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { ReasonTick } from './reason-tick.tsx';
import type { BillDraft } from './use-bill-draft.ts';

interface WarningKindsProps {
  warnings: readonly Finding[];
  draft: BillDraft;
  /** Whether missing reasons are marked. */
  isTried: boolean;
}

/** One reason for all warnings of a kind, where there are several. */
export function WarningKinds({ warnings, draft, isTried }: WarningKindsProps) {
  const kinds = kindsOf(warnings);
  if (kinds.length === 0) return null;
  return (
    <Card className="overflow-clip">
      <CardHeader
        title="One Reason for Several"
        description="Tick a kind of warning to bill all of it with one reason, or answer each one below."
        className="pb-3"
      />
      <ul
        aria-label="Kinds of warnings"
        className="grid border-line border-t px-5 py-2 lg:grid-cols-2 lg:gap-x-8"
      >
        {kinds.map(({ check, label, count }) => (
          <li
            key={check}
            className="py-1"
            data-unexplained={draft.reasons.ofKinds[check]?.trim() === '' ? '' : undefined}
          >
            <ReasonTick
              label={`${label} (${count})`}
              reasonLabel={`Reason for all ${count}: ${label}`}
              reason={draft.reasons.ofKinds[check]}
              isTried={isTried && draft.reasons.ofKinds[check] !== undefined}
              onChange={(reason) => draft.setReason('ofKinds', check, reason)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
