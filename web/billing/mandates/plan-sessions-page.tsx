import { useNavigate } from 'react-router';
import type { Mandate, MandateTerm } from '#domain/billing/mandates/mandate.ts';
import { sentenceOn, termShown } from '#domain/billing/mandates/mandate-standing.ts';
import { planOfSessions } from '#domain/billing/mandates/plan-sessions.ts';
import type { SessionFormResult } from '#domain/caseload/sessions/session-form-values.ts';
import { weekdaysOfRepeat } from '#domain/caseload/sessions/session-repeat.ts';
import { useClosings } from '#web/caseload/closings/closing-queries.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { SessionForm } from '#web/caseload/sessions/session-form.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { MandateOfAddress } from './mandate-of-address.tsx';
import { useSetUsualDays } from './mandate-queries.ts';
import { WithPlanningNotices } from './with-mandate-fields.tsx';

export const meta = practiceTitle('Plan Sessions');

/** The page that plans the sessions of a mandate: the session form with its repeat filled in. */
export default function PlanSessionsPage() {
  return (
    <MandateOfAddress>{(mandate) => <PlanSessions key={mandate.id} mandate={mandate} />}</MandateOfAddress>
  );
}

function PlanSessions({ mandate }: { mandate: Mandate }) {
  const today = useToday();
  const home = `/mandates/${mandate.id}`;
  const closings = useClosings();
  const organizations = useOrganizations(mandate.schoolId !== null);
  const isReady = closings.data && (mandate.schoolId === null || organizations.data);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<BackLink to={home}>Mandate</BackLink>}
        title="Plan Sessions"
        description={sentenceOn(mandate, today)}
      />
      <Card>
        <CardBody>
          {isReady ? (
            <WithPlanningNotices>
              <FormOfMandate mandate={mandate} home={home} />
            </WithPlanningNotices>
          ) : (
            <SkeletonRows count={5} label="Loading closings" />
          )}
        </CardBody>
      </Card>
    </div>
  );
}

function FormOfMandate({ mandate, home }: { mandate: Mandate; home: string }) {
  const { id, clientId, schoolId, terms } = mandate;
  const navigate = useNavigate();
  const today = useToday();
  const setUsualDays = useSetUsualDays(id);
  const { data: closings = [] } = useClosings();
  const { data: organizations = [] } = useOrganizations(schoolId !== null);
  const school = organizations.find((one) => one.id === schoolId);
  const closedFor = school ? [school.id, school.parentId].filter((one) => one !== null) : undefined;
  const term = termShown(mandate, today);
  const plan = term && planOfSessions(mandate, term, { today, closings, closedFor });

  function handleSaved(typed: SessionFormResult): void {
    if (term) setUsualDays.mutate(withUsualDays(terms, term, typed));
    void navigate(home);
  }

  return (
    <SessionForm
      clientId={clientId}
      date={plan?.date}
      planned={plan?.planned}
      closedFor={closedFor}
      onSaved={(_, typed) => handleSaved(typed)}
      onCancel={() => navigate(home)}
    />
  );
}

/** Returns the terms with the planned weekdays as the usual days of one of them. */
function withUsualDays(
  terms: readonly MandateTerm[],
  planned: MandateTerm,
  { date, repeat }: SessionFormResult,
): MandateTerm[] {
  if (!repeat.isOn) return [...terms];
  const weekdays = weekdaysOfRepeat(date, repeat);
  return terms.map((term) => (term.startsOn === planned.startsOn ? { ...term, weekdays } : term));
}
