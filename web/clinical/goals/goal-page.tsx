import { Target } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { attainmentNumber, criterionSentence, valueWithUnit } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalDomainLabels, statementFor } from '#domain/clinical/goals/goal-domains.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useShownFirstName } from '#web/caseload/clients/shown-names.ts';
import { GoalProgressCard } from '#web/clinical/goal-graph/goal-progress-card.tsx';
import { useGoalResults, useResultsOfGoals } from '#web/clinical/goal-graph/progress-queries.ts';
import { ResultTable } from '#web/clinical/goal-graph/result-table.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { type Fact, FactList } from '#web/platform/ui/fact-list.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { GoalCard } from './goal-card.tsx';
import { GoalHeader } from './goal-header.tsx';
import { GoalHistory } from './goal-history.tsx';
import { useClientGoals, useShownGoal, useUpdateGoal } from './goal-queries.ts';
import { GoalRevisions } from './goal-revisions.tsx';
import { ProbeOffer } from './probe-offer.tsx';

export const meta = practiceTitle('Goal');

/** The page of one goal: statement, criterion, progress, objectives and history. */
export default function GoalPage() {
  const id = parseRecordId(useParams().id ?? '');
  return (
    <RecordPage
      query={useShownGoal(id ?? 0)}
      noun="Goal"
      plural="Clients"
      to="/clients"
      icon={Target}
      placeholders="h-20"
    >
      {(goal) => <GoalDetail key={goal.id} goal={goal} />}
    </RecordPage>
  );
}

function GoalDetail({ goal }: { goal: Goal }) {
  const all = useClientGoals(goal.clientId).data ?? [];
  const client = useClientFinder()(goal.clientId);
  const shownFirstName = useShownFirstName();
  const childName = client ? shownFirstName(client) : 'The child';
  const recorded = useGoalResults(goal);
  const { revisions = [], results = [] } = recorded.data ?? {};
  const objectives = all.filter(({ parentId }) => parentId === goal.id);
  return (
    <>
      <GoalHeader goal={goal} />
      <div className="grid gap-5">
        <ProbeOffer goal={goal} />
        {goal.status !== 'draft' && <Progress goal={goal} recorded={recorded} />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-5">
            <GoalFacts goal={goal} childName={childName} others={all} />
            {goal.parentId === null && (
              <Objectives goal={goal} childName={childName} objectives={objectives} />
            )}
          </div>
          <div className="grid min-w-0 gap-5">
            <GoalHistory history={goal.statusHistory} />
            <GoalRevisions goal={goal} revisions={revisions} />
          </div>
        </div>
        {results.length > 0 && <ResultTable goal={goal} results={results} />}
      </div>
    </>
  );
}

function Progress({ goal, recorded }: { goal: Goal; recorded: ReturnType<typeof useGoalResults> }) {
  const { id, updatedAt } = goal;
  const update = useUpdateGoal(id);
  return (
    <WhenLoaded query={recorded} loadingLabel="Loading results" placeholders={1} rowClassName="h-96">
      {(loaded) => (
        <GoalProgressCard
          goal={goal}
          {...loaded}
          isSaving={update.isPending}
          onMastered={() => update.mutate({ status: 'mastered', updatedAt })}
        />
      )}
    </WhenLoaded>
  );
}

interface GoalFactsProps {
  goal: Goal;
  childName: string;
  others: readonly Goal[];
}

function GoalFacts({ goal, childName, others }: GoalFactsProps) {
  const { method, schedule, steps, labels, measure } = goal;
  const facts: Fact[] = [
    ['Criterion', criterionSentence(goal)],
    ['Baseline', baselineText(goal)],
    ['Steps of the task', steps && <Numbered items={steps} />],
    ['Steps of the scale', labels && <Scale labels={labels} isAttainment={measure === 'gas'} />],
    ['Method', method],
    ['Schedule', schedule],
    ['Days', `${formatDay(goal.startsOn)} to ${formatDay(goal.targetOn)}`],
    ['Domain', goalDomainLabels[goal.domain]],
    ['Objective of', linkTo(others.find(({ id }) => id === goal.parentId))],
    ['Continues', linkTo(others.find(({ id }) => id === goal.continuesId))],
    ['Continued as', linkTo(others.find(({ continuesId }) => continuesId === goal.id))],
  ];
  return (
    <Card>
      <CardBody>
        <p className="break-words text-ink text-lg leading-snug">{statementFor(goal.statement, childName)}</p>
        <FactList facts={facts} className="mt-5" />
      </CardBody>
    </Card>
  );
}

function baselineText(goal: Goal): string {
  const { baselineText, baselineValue } = goal;
  const measured = baselineValue !== null && valueWithUnit(goal, baselineValue);
  return [measured, baselineText].filter(Boolean).join(' · ');
}

function Numbered({ items }: { items: readonly string[] }) {
  return (
    <ol className="ml-5 list-decimal">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps can have the same text
        <li key={place}>{item}</li>
      ))}
    </ol>
  );
}

/** The steps, numbered from 0, or from −2 to +2 for goal attainment, as in its results. */
function Scale({ labels, isAttainment }: { labels: readonly string[]; isAttainment: boolean }) {
  return (
    <ul>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps can have the same text
        <li key={index} className="flex gap-2">
          <span className="w-6 shrink-0 text-right text-ink-muted tabular-nums">
            {isAttainment ? attainmentNumber(index - 2) : index}
          </span>
          <span className="min-w-0 break-words">{label}</span>
        </li>
      ))}
    </ul>
  );
}

function linkTo(goal: Goal | undefined) {
  return (
    goal && (
      <Link to={`/goals/${goal.id}`} className={inlineLinkStyles}>
        {goal.name}
      </Link>
    )
  );
}

interface ObjectivesProps {
  goal: Goal;
  childName: string;
  objectives: readonly Goal[];
}

function Objectives({ goal, childName, objectives }: ObjectivesProps) {
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Objectives"
        className="pb-3"
        actions={
          <ButtonLink
            to={`/goals/new?clientId=${goal.clientId}&parentId=${goal.id}`}
            size="sm"
            variant="secondary"
          >
            Add Objective
          </ButtonLink>
        }
      />
      {objectives.length === 0 ? (
        <p className="px-5 pb-5 text-ink-muted text-sm">No objectives.</p>
      ) : (
        <ObjectiveCards objectives={objectives} childName={childName} clientId={goal.clientId} />
      )}
    </Card>
  );
}

interface ObjectiveCardsProps {
  objectives: readonly Goal[];
  childName: string;
  clientId: number;
}

function ObjectiveCards({ objectives, childName, clientId }: ObjectiveCardsProps) {
  const resultsOf = useResultsOfGoals(clientId);
  return (
    <ul className="divide-y divide-line border-line border-t">
      {objectives.map((objective) => (
        <GoalCard
          key={objective.id}
          goal={objective}
          objectives={[]}
          results={resultsOf(objective)}
          childName={childName}
        />
      ))}
    </ul>
  );
}
