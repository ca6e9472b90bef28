import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

/** Shows when something is or was due. */
export function DueBadge({ dueOn, isLate }: { dueOn: Day; isLate: boolean }) {
  return (
    <Badge variant={isLate ? 'warning' : 'outline'}>
      {isLate ? 'Was due' : 'Due'} {formatDay(dueOn)}
    </Badge>
  );
}

interface DocumentBadgesProps {
  document: Pick<ClinicalDocument, 'state' | 'version' | 'dueOn'>;
  today: Day;
}

/** Shows a document's status, and a draft's due date. */
export function DocumentBadges({ document: { state, version, dueOn }, today }: DocumentBadgesProps) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {state === 'draft' && dueOn && <DueBadge dueOn={dueOn} isLate={dueOn < today} />}
      {state === 'draft' && <Badge variant="secondary">{version > 1 ? 'Correction' : 'Draft'}</Badge>}
      {state === 'signed' && <Badge variant="success">Signed</Badge>}
      {state === 'withdrawn' && <Badge variant="danger">Withdrawn</Badge>}
    </span>
  );
}
