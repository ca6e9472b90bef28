import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { goalDomainLabels } from '#domain/clinical/goals/goal-domains.ts';
import { goalStatusLabels } from '#domain/clinical/goals/goal-status.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import { formatDay } from '#domain/platform/dates.ts';
import type { FilledDocument, FilledGoal } from './filled-document.ts';
import { minutesOwedText } from './minutes-owed-text.ts';

/**
 * Returns how the record changed since the document was last filled, as sentences without a period; empty if
 * nothing changed.
 */
export function fillDifferences(before: FilledDocument, after: FilledDocument): string[] {
  return [
    ...linesThatDiffer('', documentLines(before), documentLines(after)),
    ...goalDifferences(before.goals, after.goals),
    ...listDifference('Months of service', before.months, after.months),
    ...listDifference('Proposed goals', before.proposedGoals, after.proposedGoals),
    ...listDifference('Assessments', before.assessments, after.assessments),
  ];
}

type Lines = Map<string, string>;

/** Returns the parts of a filled document that are compared one by one. */
function documentLines({ client, plan, missed, ...filled }: FilledDocument): Lines {
  return new Map([
    ['Name', client.name],
    ['Date of birth', dayText(client.dateOfBirth)],
    ['Plan', plan?.title ?? ''],
    ['Program', plan ? planProgramLabels[plan.program] : ''],
    ['Days of the plan', plan ? `${formatDay(plan.startsOn)} to ${formatDay(plan.endsOn)}` : ''],
    ['Service', plan?.serviceText ?? ''],
    ['Setting', plan?.setting ?? ''],
    ['School', plan?.school ?? ''],
    ['Diagnosis codes', plan?.diagnosisCodes.join(', ') ?? ''],
    ['Procedure codes', plan?.procedureCodes.join(', ') ?? ''],
    ['Precautions', plan?.precautions ?? ''],
    ['Next review', dayText(plan?.nextReview ?? null)],
    ['Sessions held', String(filled.held)],
    ['Minutes', String(filled.minutes)],
    ['Service owed', minutesOwedText(filled.owed) ?? ''],
    ['Missed', missed.map((each) => `${sessionStatusLabels[each.status]} ${each.sessions}`).join(', ')],
    ['First day', dayText(filled.firstDay)],
    ['Last day', dayText(filled.lastDay)],
    ['Sessions not signed', String(filled.unsigned)],
  ]);
}

function goalDifferences(before: readonly FilledGoal[], after: readonly FilledGoal[]): string[] {
  const earlier = new Map(before.map((goal) => [goal.goalPosition, goal]));
  const later = new Set(after.map(({ goalPosition }) => goalPosition));
  const changed = after.flatMap((goal) => {
    const same = earlier.get(goal.goalPosition);
    if (same === undefined) return [`${goal.name}: new in this document`];
    return [
      ...linesThatDiffer(`${goal.name}: `, goalLines(same), goalLines(goal)),
      ...listDifference(`${goal.name}: graph`, same.points, goal.points),
    ];
  });
  const gone = before.filter(({ goalPosition }) => !later.has(goalPosition));
  return [...changed, ...gone.map(({ name }) => `${name}: no longer in this document`)];
}

function goalLines(goal: FilledGoal): Lines {
  return new Map([
    ['name', goal.name],
    ['domain', goalDomainLabels[goal.domain]],
    ['statement', goal.statement],
    ['status', `${goalStatusLabels[goal.status]} since ${formatDay(goal.statusOn)}`],
    ['criterion', goal.criterion],
    ['earlier criteria', goal.earlierCriteria.map(({ criterion }) => criterion).join('; ')],
    ['baseline', goal.baseline],
    ['method', goal.method ?? ''],
    ['schedule', goal.schedule ?? ''],
    ['first day', formatDay(goal.startsOn)],
    ['target day', formatDay(goal.targetOn)],
    ['figures', goal.figures],
    ['last results', goal.lastResults.join('; ')],
    ['trend', goal.trend],
    ['suggested mark', goal.suggestedMark ?? ''],
    ['line for the family', goal.plainLine ?? ''],
    ['earlier marks', goal.earlierMarks.map(({ until, code }) => `${formatDay(until)} ${code}`).join(', ')],
  ]);
}

/** Returns lines such as "Sessions held: 12, was 10". */
function linesThatDiffer(prefix: string, before: Lines, after: Lines): string[] {
  return [...after].flatMap(([name, now]) => {
    const was = before.get(name) ?? '';
    return was === now ? [] : [`${prefix}${name}: ${now || 'nothing'}, was ${was || 'nothing'}`];
  });
}

function listDifference(name: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  // PostgreSQL stores the fields of JSON rows in its own order.
  if (canonicalText(before) === canonicalText(after)) return [];
  return before.length === after.length
    ? [`${name}: changed`]
    : [`${name}: ${after.length}, was ${before.length}`];
}

function dayText(day: string | null): string {
  return day === null ? '' : formatDay(day);
}
