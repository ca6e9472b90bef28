import { Plus, Target } from 'lucide-react';
import { useState } from 'react';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalBank } from '#domain/clinical/goals/goal-bank.ts';
import { isClosed } from '#domain/clinical/goals/goal-status.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useShownFirstName } from '#web/caseload/clients/shown-names.ts';
import { useResultsOfGoals } from '#web/clinical/goal-graph/progress-queries.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { GoalCard } from './goal-card.tsx';
import { useClientGoals, useClientPlans } from './goal-queries.ts';
import { PlanFormDialog } from './plan-form-dialog.tsx';
import { PlanHeader } from './plan-header.tsx';

const PLACEHOLDERS = 3;

/** A client's plans, newest first, each with its goals. */
export default function ClientGoals({ clientId }: { clientId: number }) {
  const plans = useClientPlans(clientId);
  const goals = useClientGoals(clientId);
  const [edited, setEdited] = useState<Plan>();
  return (
    <>
      <Card className="overflow-hidden">
        <CardHeader
          title="Goals"
          className="pb-3"
          actions={
            <ButtonLink to={`/goals/new?clientId=${clientId}`} size="sm">
              <Plus aria-hidden="true" />
              New Goal
            </ButtonLink>
          }
        />
        <WhenLoaded padded query={plans} loadingLabel="Loading plans" placeholders={PLACEHOLDERS}>
          {(all) => (
            <WhenLoaded padded query={goals} loadingLabel="Loading goals" placeholders={PLACEHOLDERS}>
              {(written) =>
                all.length === 0 ? (
                  <NoGoals clientId={clientId} />
                ) : (
                  all.map((plan) => (
                    <PlanGoals
                      key={plan.id}
                      plan={plan}
                      goals={written.filter(({ planId }) => planId === plan.id)}
                      onEdit={() => setEdited(plan)}
                    />
                  ))
                )
              }
            </WhenLoaded>
          )}
        </WhenLoaded>
      </Card>
      <PlanFormDialog plan={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

interface PlanGoalsProps {
  plan: Plan;
  /** The plan's goals and objectives. */
  goals: readonly Goal[];
  onEdit: () => void;
}

function PlanGoals({ plan, goals, onEdit }: PlanGoalsProps) {
  const own = goals.filter(({ parentId }) => parentId === null);
  const inWork = own.filter(({ status }) => status === 'active' || status === 'on-hold');
  const drafts = own.filter(({ status }) => status === 'draft');
  const closed = own.filter(({ status }) => isClosed(status));
  const cards = (some: readonly Goal[]) => <GoalCards goals={some} all={goals} clientId={plan.clientId} />;
  return (
    <section aria-label={plan.title} className="border-line border-t">
      <PlanHeader plan={plan} isEmpty={own.length === 0} onEdit={onEdit} />
      {inWork.length > 0 ? (
        cards(inWork)
      ) : (
        <p className="px-5 pb-4 text-ink-muted text-sm">No active goals.</p>
      )}
      <Folded title="Drafts" count={drafts.length}>
        {cards(drafts)}
      </Folded>
      <Folded title="Closed" count={closed.length}>
        {cards(closed)}
      </Folded>
    </section>
  );
}

function GoalCards({
  goals,
  all,
  clientId,
}: {
  goals: readonly Goal[];
  all: readonly Goal[];
  clientId: number;
}) {
  const client = useClientFinder()(clientId);
  const shownFirstName = useShownFirstName();
  const childName = client ? shownFirstName(client) : 'The child';
  const resultsOf = useResultsOfGoals(clientId);
  return (
    <ul className="divide-y divide-line border-line border-t">
      {goals.map((goal) => (
        <GoalCard
          key={goal.id}
          goal={goal}
          objectives={all.filter(({ parentId }) => parentId === goal.id)}
          results={resultsOf(goal)}
          childName={childName}
        />
      ))}
    </ul>
  );
}

function Folded({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="border-line border-t">
      <summary className="flex min-h-11 cursor-pointer items-center px-5 font-medium text-ink-muted text-sm hover:text-ink focus-visible:-outline-offset-2">
        {`${title} (${count})`}
      </summary>
      {children}
    </details>
  );
}

function NoGoals({ clientId }: { clientId: number }) {
  return (
    <EmptyState
      icon={Target}
      title="No goals yet"
      description={`Write one in your own words, or begin with one of the ${goalBank.length} in the bank. The first goal makes the plan.`}
      action={
        <>
          <ButtonLink to={`/goals/new?clientId=${clientId}`}>Write a Goal</ButtonLink>
          <ButtonLink to={`/goals/new?clientId=${clientId}&bank=open`} variant="secondary">
            Open the Bank
          </ButtonLink>
        </>
      }
    />
  );
}
