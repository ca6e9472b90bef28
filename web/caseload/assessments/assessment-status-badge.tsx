import type { AssessmentStatus } from '#domain/caseload/assessments/assessment.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

/** Whether an assessment is finished. */
export function AssessmentStatusBadge({ status }: { status: AssessmentStatus }) {
  return status === 'completed' ? (
    <Badge variant="success">Completed</Badge>
  ) : (
    <Badge variant="warning">Pending</Badge>
  );
}
