import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { goalStatusLabels } from '#domain/clinical/goals/goal-status.ts';
import { goalDomainLabels } from '#domain/clinical/goals/goal-words.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-words.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import { formatDay } from '#domain/platform/dates.ts';
import type { FilledDocument, FilledGoal } from './filled-document.ts';

/** What the record says otherwise than when a document was filled before, a sentence without its full stop each; none where nothing changed. */
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

/** The parts of a filled document that are told one by one. */
function documentLines({ client, plan, missed, ...filled }: FilledDocument): Lines {
  return new Map([
    ['Name', client.name],
    ['Date of birth', dayWords(client.dateOfBirth)],
    ['Plan', plan?.title ?? ''],
    ['Program', plan ? planProgramLabels[plan.program] : ''],
    ['Days of the plan', plan ? `${formatDay(plan.startsOn)} to ${formatDay(plan.endsOn)}` : ''],
    ['Service', plan?.serviceText ?? ''],
    ['Setting', plan?.setting ?? ''],
    ['School', plan?.school ?? ''],
    ['Diagnosis codes', plan?.diagnosisCodes.join(', ') ?? ''],
    ['Procedure codes', plan?.procedureCodes.join(', ') ?? ''],
    ['Precautions', plan?.precautions ?? ''],
    ['Next review', dayWords(plan?.nextReview ?? null)],
    ['Sessions held', String(filled.held)],
    ['Minutes', String(filled.minutes)],
    ['Missed', missed.map((each) => `${sessionStatusLabels[each.status]} ${each.sessions}`).join(', ')],
    ['First day', dayWords(filled.firstDay)],
    ['Last day', dayWords(filled.lastDay)],
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

/** "Sessions held: 12, was 10". */
function linesThatDiffer(prefix: string, before: Lines, after: Lines): string[] {
  return [...after].flatMap(([name, now]) => {
    const was = before.get(name) ?? '';
    return was === now ? [] : [`${prefix}${name}: ${now || 'nothing'}, was ${was || 'nothing'}`];
  });
}

function listDifference(name: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  // PostgreSQL keeps the fields of a list's rows in an order of its own.
  if (canonicalText(before) === canonicalText(after)) return [];
  return before.length === after.length
    ? [`${name}: changed`]
    : [`${name}: ${after.length}, was ${before.length}`];
}

function dayWords(day: string | null): string {
  return day === null ? '' : formatDay(day);
}
