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

/** A finding about a session with the link that resolves it, and for a warning a checkbox with its reason. */
export function FindingLine({ finding, draft, isTried }: FindingLineProps) {
  const { severity, sentence, cure, sessionId } = finding;
  const isWarning = severity === 'warn';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4">
      <div className="min-w-0 flex-1 basis-60 break-words">
        {isWarning ? (
          <Warning finding={finding} draft={draft} isTried={isTried} />
        ) : (
          <p className="py-1">{sentence}</p>
        )}
      </div>
      <div className="ml-auto flex items-center gap-x-4 max-md:min-h-11 md:min-h-8">
        {isWarning && (
          <Button
            variant="link"
            size="sm"
            aria-label={`Leave Off, ${sentence}`}
            onClick={() => draft.leaveOff(sessionId)}
          >
            Leave Off
          </Button>
        )}
        <Link to={cure.address} aria-label={`${cure.label}, ${sentence}`} className={inlineLinkStyles}>
          {cure.label}
        </Link>
      </div>
    </li>
  );
}

/** A warning with its own tick, or with the reason of its kind. */
function Warning({ finding, draft, isTried }: FindingLineProps) {
  const { sentence, check } = finding;
  const reason = reasonOf(finding, draft.reasons);
  const isOpen = (reason ?? '').trim() === '';
  if (draft.reasons.ofKinds[check] !== undefined) {
    return (
      <div className="py-1">
        <p>{sentence}</p>
        <p className="text-ink-muted">{isOpen ? 'The reason of its kind is missing' : `Reason: ${reason}`}</p>
      </div>
    );
  }
  return (
    <div data-unexplained={isOpen ? '' : undefined}>
      <ReasonTick
        label={sentence}
        reasonLabel={`Reason, ${sentence}`}
        reason={reason}
        isTried={isTried}
        onChange={(typed) => draft.setReason('ofWarnings', warningKey(finding), typed)}
      />
    </div>
  );
}
