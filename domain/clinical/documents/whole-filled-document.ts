import { answerText } from '#domain/caseload/assessments/answer-text.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { earlierAnswers } from '#domain/caseload/assessments/earlier-answers.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import { nextReportDay, type Plan } from '#domain/clinical/plans/plan.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { ClinicalDocument } from './document.ts';
import { type DocumentKind, documentSections, type FilledPart } from './document-sections.ts';
import type { FilledDocument, FilledGoal } from './filled-document.ts';
import { filledGoal, proposedGoal } from './filled-goal.ts';
import type { Period } from './goal-in-period.ts';
import { serviceGiven } from './service-given.ts';

/** A signed progress report, as later documents list its marks. */
export type SignedReport = Pick<ClinicalDocument, 'untilOn' | 'marks'>;

/** The data from which a document is filled. It may include unsigned data, which does not count. */
export interface ChildRecord {
  client: Client;
  plan: Plan | undefined;
  /** The minutes that the plan's mandates owed in the period. */
  owed?: FilledDocument['owed'];
  /** The start days of all the child's plans, which identify the goals of the next plan. */
  plans: readonly Pick<Plan, 'id' | 'startsOn'>[];
  goals: readonly Goal[];
  revisions: readonly GoalRevision[];
  results: readonly GoalResult[];
  /** The sessions of the period. */
  sessions: readonly Session[];
  assessments: readonly Assessment[];
  /** The reports of the plan, earliest first. */
  reports: readonly SignedReport[];
}

interface Filling {
  kind: DocumentKind;
  period: Period;
  today: Day;
  timeZone: TimeZone;
}

/** Returns the record's data for this kind of document; parts that it does not show are empty. */
export function wholeFilledDocument(record: ChildRecord, filling: Filling): FilledDocument {
  const { kind } = filling;
  const { client, plan, owed } = record;
  const parts = new Set(documentSections[kind].flatMap(({ filled }) => filled ?? []));
  const shown = <Row>(part: FilledPart, rows: () => Row[]) => (parts.has(part) ? rows() : []);
  const { months, ...service } = serviceGiven(record.sessions, filling);
  return {
    client: { name: fullNameOf(client), dateOfBirth: client.dateOfBirth },
    plan: plan ? planIn(plan, filling.today) : null,
    ...service,
    ...(owed && { owed }),
    months: shown('months', () => months),
    goals: shown('goals', () => goalsIn(record, filling)),
    proposedGoals: shown('proposedGoals', () => proposedIn(record)),
    assessments: shown('assessments', () => assessmentsIn(record, filling)),
  };
}

function planIn(plan: Plan, today: Day): FilledDocument['plan'] {
  const { program, title, startsOn, endsOn, serviceText, setting, school } = plan;
  const { diagnosisCodes, procedureCodes, precautions } = plan;
  return {
    ...{ program, title, startsOn, endsOn, serviceText, setting, school },
    ...{ diagnosisCodes, procedureCodes, precautions },
    nextReview: nextReportDay(plan, today) ?? plan.endsOn,
  };
}

/**
 * Returns the goals of the plan, each followed by its objectives; drafts only in documents that plan goals.
 */
function goalsIn(record: ChildRecord, { kind, period, today, timeZone }: Filling): FilledGoal[] {
  const { client, plan, revisions, reports } = record;
  const shown = record.goals.filter(
    ({ status, planId }) =>
      (plan === undefined || planId === plan.id) && (kind === 'plan-of-care' || status !== 'draft'),
  );
  const resultsOf = Map.groupBy(record.results, ({ goalId }) => goalId);
  const options = {
    period,
    graphFrom: plan && plan.startsOn < period.fromOn ? plan.startsOn : period.fromOn,
    firstName: client.firstName,
    today,
    timeZone,
  };
  return withObjectives(shown).map((goal) =>
    filledGoal(
      goal,
      {
        revisions,
        results: resultsOf.get(goal.id) ?? [],
        earlierMarks: marksOf(
          goal,
          reports.filter(({ untilOn }) => untilOn < period.untilOn),
        ),
      },
      options,
    ),
  );
}

function marksOf({ position }: Goal, reports: readonly SignedReport[]): FilledGoal['earlierMarks'] {
  return reports.flatMap(({ untilOn, marks }) =>
    marks.flatMap(({ goalPosition, code }) =>
      goalPosition === position && code !== null ? [{ until: untilOn, code }] : [],
    ),
  );
}

/** Returns the draft goals of the plan and of later plans. */
function proposedIn({ client, plan, plans, goals }: ChildRecord): FilledDocument['proposedGoals'] {
  const fromNowOn = new Set(
    plans.filter(({ startsOn }) => plan === undefined || startsOn >= plan.startsOn).map(({ id }) => id),
  );
  const drafts = goals.filter(({ status, planId }) => status === 'draft' && fromNowOn.has(planId));
  return withObjectives(drafts).map((goal) => proposedGoal(goal, client.firstName));
}

function withObjectives(goals: readonly Goal[]): Goal[] {
  const inOrder = goals.toSorted((one, other) => one.position - other.position);
  const ids = new Set(inOrder.map(({ id }) => id));
  const isAlone = ({ parentId }: Goal) => parentId === null || !ids.has(parentId);
  return inOrder
    .filter(isAlone)
    .flatMap((goal) => [goal, ...inOrder.filter(({ parentId }) => parentId === goal.id)]);
}

/** Returns the assessments completed in the period, earliest first, each answer with the previous one. */
function assessmentsIn(
  { assessments }: ChildRecord,
  { period, timeZone }: Filling,
): FilledDocument['assessments'] {
  const completed = assessments.flatMap((assessment) => {
    const on = assessment.dateCompleted && dayOf(assessment.dateCompleted, timeZone);
    return on && on >= period.fromOn && on <= period.untilOn ? [{ assessment, on }] : [];
  });
  return completed
    .toSorted((one, other) =>
      one.on < other.on ? -1 : Number(one.on > other.on) || one.assessment.id - other.assessment.id,
    )
    .map(({ assessment, on }) => ({
      title: assessment.title,
      completedOn: on,
      answers: assessment.questions.map((question, index) => {
        const [last] = earlierAnswers(question, assessment, assessments);
        const answer = assessment.responses?.[index] ?? null;
        return {
          question: question.text,
          answer: answer === null ? null : answerText(answer),
          earlier: last ? { on: dayOf(last.dateCreated, timeZone), answer: answerText(last.answer) } : null,
        };
      }),
    }));
}
