import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { criterionSentence, valueWithUnit } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalDomainLabels, statementFor } from '#domain/clinical/goals/goal-domains.ts';
import { goalStatusLabels, type StatusEntry } from '#domain/clinical/goals/goal-status.ts';
import { type Plan, waiverText } from '#domain/clinical/plans/plan.ts';
import { planProgramLabels, planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { withLevelNames } from '#domain/people/practice/ladders.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDay } from '#domain/platform/dates.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';

/** Returns every plan with its goals and their objectives, earliest plan first. */
export function goalChapter({
  plans,
  client,
  letterhead,
  ...stored
}: ClientRecordContent): RecordChapter | undefined {
  if (plans.length === 0) return undefined;
  const { levelNames } = letterhead.settings;
  const goals = stored.goals.map((goal) => withLevelNames(goal, levelNames));
  const inOrder = plans.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const goalCount = goals.filter(({ parentId }) => parentId === null).length;
  return {
    title: 'Plans and goals',
    count: countOf(goalCount, 'goal'),
    ownPage: 'chapter',
    parts: inOrder.map((plan) => ({
      key: `plan ${plan.id}`,
      label: plan.title,
      content: [
        ...planLines(plan).map((line) => h(Text, { key: line, style: styles.quiet }, line)),
        ...goals
          .filter(({ planId, parentId }) => planId === plan.id && parentId === null)
          .map((goal) =>
            goalBlock(goal, {
              objectives: goals.filter(({ parentId }) => parentId === goal.id),
              firstName: client.firstName,
            }),
          ),
      ],
    })),
  };
}

function planLines(plan: Plan): string[] {
  const { program, startsOn, endsOn, serviceText, school, setting, reportDays, waivedReports, precautions } =
    plan;
  const codes = [...plan.diagnosisCodes, ...plan.procedureCodes];
  const facts = [
    planProgramLabels[program],
    `${formatDay(startsOn)} to ${formatDay(endsOn)}`,
    serviceText,
    school,
    setting && planSettingLabels[setting],
  ];
  const lines = [
    facts.filter(Boolean).join(' · '),
    reportDays.length > 0 && `Reports due ${reportDays.map(formatDay).join(', ')}`,
    ...waivedReports.map(waiverText),
    codes.length > 0 && `Codes ${codes.join(', ')}`,
    precautions && `Precautions: ${precautions}`,
  ];
  return lines.filter((line): line is string => typeof line === 'string');
}

function goalBlock(
  goal: Goal,
  { objectives, firstName }: { objectives: readonly Goal[]; firstName: string },
): ReactNode {
  return h(
    View,
    { key: `goal ${goal.id}`, style: styles.question },
    h(Text, { style: styles.asked, minPresenceAhead: 40 }, `${goal.name} · ${goalDomainLabels[goal.domain]}`),
    ...goalLines(goal, firstName).map((line) => h(Text, { key: line, style: styles.answer }, line)),
    ...objectives.map((objective) =>
      h(
        View,
        { key: `objective ${objective.id}`, style: styles.answer },
        h(Text, { style: styles.asked, minPresenceAhead: 30 }, `Objective: ${objective.name}`),
        ...goalLines(objective, firstName).map((line) => h(Text, { key: line }, line)),
      ),
    ),
  );
}

function goalLines(goal: Goal, firstName: string): string[] {
  const { statement, baselineText, baselineValue, method, schedule, startsOn, targetOn } = goal;
  const baseline = [baselineText, baselineValue !== null && valueWithUnit(goal, baselineValue)];
  const lines = [
    statementFor(statement, firstName),
    `Criterion: ${criterionSentence(goal)}`,
    baseline.some(Boolean) && `Baseline: ${baseline.filter(Boolean).join(' · ')}`,
    [method && `Method: ${method}`, schedule && `Schedule: ${schedule}`].filter(Boolean).join(' · '),
    `From ${formatDay(startsOn)} until ${formatDay(targetOn)}`,
    goal.statusHistory.map(statusWords).join(' · '),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function statusWords({ status, on, reason }: StatusEntry): string {
  return `${goalStatusLabels[status]} since ${formatDay(on)}${reason === null ? '' : ` (${reason})`}`;
}
