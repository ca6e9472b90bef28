import { type GoalStatus, goalStatusLabels } from '#domain/clinical/goals/goal-status.ts';
import { Badge, type BadgeVariant } from '#web/platform/ui/badge.tsx';

const variants: Record<GoalStatus, BadgeVariant> = {
  draft: 'outline',
  active: 'info',
  'on-hold': 'warning',
  mastered: 'success',
  discontinued: 'secondary',
};

export function GoalStatusBadge({ status }: { status: GoalStatus }) {
  return <Badge variant={variants[status]}>{goalStatusLabels[status]}</Badge>;
}
