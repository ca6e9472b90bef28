import { Link } from 'react-router';
import type { Finding } from '#domain/billing/vouchers/finding.ts';
import { reasonOf, warningKey } from '#domain/billing/vouchers/warning-reasons.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { ReasonTick } from './reason-tick.tsx';
import type { BillDraft } from './use-bill-draft.ts';

interface FindingLineProps {
  finding: Finding;
  draft: BillDraft;
  /** Whether a missing reason is marked. */
  isTried: boolean;
}

/** What a check found about a session, what mends it, and for a warning the tick with its reason. */
export function FindingLine({ finding, draft, isTried }: FindingLineProps) {
  const { severity, sentence, cure } = finding;
  return (
    <li className="py-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 break-words">{sentence}</p>
        <Link to={cure.address} aria-label={`${cure.label}, ${sentence}`} className={inlineLinkStyles}>
          {cure.label}
        </Link>
      </div>
      {severity === 'warn' && <WarningAnswer finding={finding} draft={draft} isTried={isTried} />}
    </li>
  );
}

function WarningAnswer({ finding, draft, isTried }: FindingLineProps) {
  const reason = reasonOf(finding, draft.reasons);
  const isOfKind = draft.reasons.ofKinds[finding.check] !== undefined;
  const { sentence, sessionId } = finding;
  const isOpen = (reason ?? '').trim() === '';
  return (
    <div
      data-unexplained={isOpen ? '' : undefined}
      className="flex flex-wrap items-start justify-between gap-x-4"
    >
      {isOfKind ? (
        <p className="py-1 text-ink-muted">
          {isOpen ? 'The reason of its kind is still missing.' : `Reason: ${reason}`}
        </p>
      ) : (
        <div className="min-w-0 flex-1 basis-64">
          <ReasonTick
            label="Bill it"
            reasonLabel={`Reason, ${sentence}`}
            reason={reason}
            isTried={isTried}
            onChange={(typed) => draft.setReason('ofWarnings', warningKey(finding), typed)}
          />
          {isTried && reason === undefined && (
            <p className="text-danger">Say why, or leave the session off the bill</p>
          )}
        </div>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Leave Off, ${sentence}`}
        onClick={() => draft.leaveOff(sessionId)}
      >
        Leave Off
      </Button>
    </div>
  );
}
