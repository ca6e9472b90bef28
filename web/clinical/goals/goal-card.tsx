import { Link } from 'react-router';
import type { SessionResult } from '#domain/clinical/goal-progress/session-result.ts';
import { criterionSentence } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalDomainLabels, statementFor } from '#domain/clinical/goals/goal-domains.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { GoalStanding } from '#web/clinical/goal-graph/goal-standing.tsx';
import { GoalStatusBadge } from './goal-status-badge.tsx';

interface GoalCardProps {
  goal: Goal;
  objectives: readonly Goal[];
  /** The goal's results, earliest first; undefined while loading. */
  results: readonly SessionResult[] | undefined;
  childName: string;
}

/** A goal in a list: its statement, its criterion and its progress. The whole card links to its page. */
export function GoalCard({ goal, objectives, results, childName }: GoalCardProps) {
  const count = objectives.length;
  return (
    <li className="relative px-5 py-4 transition-colors hover:bg-primary-soft/40">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 break-words font-semibold text-ink">
          <Link
            to={`/goals/${goal.id}`}
            className="rounded-sm after:absolute after:inset-0 hover:text-primary focus-visible:outline-2"
          >
            {goal.name}
          </Link>
        </h3>
        <GoalStatusBadge status={goal.status} />
      </div>
      <p className="mt-1 break-words text-sm">{statementFor(goal.statement, childName)}</p>
      <p className="mt-1 break-words text-ink-muted text-sm">{criterionSentence(goal)}</p>
      <p className="mt-1 text-ink-muted text-sm">
        {goalDomainLabels[goal.domain]}
        {count > 0 && ` · ${countOf(count, 'objective')}`}
      </p>
      {results && <GoalStanding goal={goal} results={results} />}
    </li>
  );
}
