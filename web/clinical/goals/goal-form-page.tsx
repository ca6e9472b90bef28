import { Target } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { GoalForm, type GoalFormStart } from './goal-form.tsx';
import { useClientGoals, useClientPlans, useGoal } from './goal-queries.ts';

export const meta = practiceTitle('Goal');

const PLACEHOLDERS = 5;

/**
 * The page with the form of a goal. The address names the goal to change or, for a new one, the client and
 * the parent goal or the goal that it continues.
 */
export default function GoalFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id !== undefined) return <ChangePage id={parseRecordId(id)} />;
  return <NewPage clientId={parseRecordId(search.get('clientId') ?? '')} search={search} />;
}

function ChangePage({ id }: { id: number | undefined }) {
  const goal = useGoal(id ?? 0);
  if (id === undefined || (goal.isError && !goal.data))
    return <RecordNotFound noun="Goal" to="/clients" icon={Target} />;
  if (!goal.data) return <SkeletonRows count={PLACEHOLDERS} label="Loading goal" />;
  const noun = goal.data.parentId === null ? 'Goal' : 'Objective';
  return (
    <FormOnPage title={`Edit ${noun}`} home={`/goals/${id}`} homeText={noun}>
      <FormOfClient clientId={goal.data.clientId} start={{ goal: goal.data }} home={`/goals/${id}`} />
    </FormOnPage>
  );
}

function NewPage({ clientId, search }: { clientId: number | undefined; search: URLSearchParams }) {
  const goals = useClientGoals(clientId ?? 0);
  if (clientId === undefined) return <RecordNotFound noun="Goal" to="/clients" icon={Target} />;
  const named = (name: string) => goals.data?.find(({ id }) => id === parseRecordId(search.get(name) ?? ''));
  const [parent, continued] = [named('parentId'), named('continuesId')];
  const from = parent ?? continued;
  const home = from ? `/goals/${from.id}` : `/clients/${clientId}?tab=goals`;
  return (
    <FormOnPage
      title={parent ? 'New Objective' : continued ? 'Continue as a New Goal' : 'New Goal'}
      description={from && `${parent ? 'On the way to' : 'Carries on'}: ${from.name}`}
      home={home}
      homeText={from ? 'Goal' : 'Goals'}
    >
      <WhenLoaded query={goals} loadingLabel="Loading goals" placeholders={PLACEHOLDERS}>
        {() => (
          <FormOfClient
            clientId={clientId}
            start={{ parent, continued }}
            home={home}
            opensBank={search.get('bank') === 'open'}
          />
        )}
      </WhenLoaded>
    </FormOnPage>
  );
}

interface FormOnPageProps {
  title: string;
  description?: string | undefined;
  home: string;
  homeText: string;
  children: React.ReactNode;
}

function FormOnPage({ title, description, home, homeText, children }: FormOnPageProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader above={<BackLink to={home}>{homeText}</BackLink>} title={title} description={description} />
      <Card>
        <CardBody>{children}</CardBody>
      </Card>
    </div>
  );
}

interface FormOfClientProps {
  clientId: number;
  start: GoalFormStart;
  home: string;
  opensBank?: boolean;
}

function FormOfClient({ clientId, start, home, opensBank = false }: FormOfClientProps) {
  const navigate = useNavigate();
  const plans = useClientPlans(clientId);
  return (
    <WhenLoaded query={plans} loadingLabel="Loading plans" placeholders={PLACEHOLDERS}>
      {(all) => (
        <GoalForm
          clientId={clientId}
          plans={all}
          opensBank={opensBank}
          onSaved={({ id, parentId }: Goal) => navigate(`/goals/${parentId ?? id}`)}
          onCancel={() => navigate(home)}
          {...start}
        />
      )}
    </WhenLoaded>
  );
}
