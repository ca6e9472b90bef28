import type { AssessmentStatus } from '#domain/caseload/assessments/assessment.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

export function AssessmentStatusBadge({ status }: { status: AssessmentStatus }) {
  return status === 'completed' ? (
    <Badge variant="success">Completed</Badge>
  ) : (
    <Badge variant="warning">Pending</Badge>
  );
}
