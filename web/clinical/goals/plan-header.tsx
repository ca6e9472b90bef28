import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { nextReportDay, type Plan } from '#domain/clinical/plans/plan.ts';
import { planProgramLabels, planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';
import { useDeletePlan } from './goal-queries.ts';

interface PlanHeaderProps {
  plan: Plan;
  /** Whether it has no goals, so that it can be deleted. */
  isEmpty: boolean;
  onEdit: () => void;
}

/** A plan's title, program, days, service, and next report day. */
export function PlanHeader({ plan, isEmpty, onEdit }: PlanHeaderProps) {
  const { title, program, startsOn, endsOn, serviceText, school, setting, precautions } = plan;
  const today = useToday();
  const deletion = useDeletePlan();
  const report = nextReportDay(plan, today);
  const facts = [serviceText, school, setting && planSettingLabels[setting]].filter(Boolean);
  return (
    <div className="flex items-start justify-between gap-3 px-5 py-4">
      <div className="min-w-0 text-sm">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base text-ink">
          <span className="min-w-0 break-words">{title}</span>
          <Badge variant="secondary">{planProgramLabels[program]}</Badge>
        </h3>
        <p className="mt-1 text-ink-muted">{`${formatDay(startsOn)} to ${formatDay(endsOn)}`}</p>
        {facts.length > 0 && <p className="break-words text-ink-muted">{facts.join(' · ')}</p>}
        {report && <p className="text-ink-muted">{`Next report ${formatDay(report)}`}</p>}
        {precautions && <p className="whitespace-pre-wrap break-words">{`Precautions: ${precautions}`}</p>}
      </div>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${title}`}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden="true" />
          Edit Plan
        </MenuItem>
        {isEmpty && (
          <>
            <MenuSeparator />
            <MenuItem destructive onSelect={() => deletion.mutate(plan.id)}>
              <Trash2 aria-hidden="true" />
              Delete
            </MenuItem>
          </>
        )}
      </DropdownMenu>
    </div>
  );
}
