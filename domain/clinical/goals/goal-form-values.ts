import * as z from 'zod/mini';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import { planFault } from '#domain/clinical/plans/plan.ts';
import { type LadderKey, type LevelKey, type LevelNames, levelsOf } from '#domain/people/practice/ladders.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { Fault } from '#domain/platform/record-fields.ts';
import { type Goal, goalFault, type NewGoal, type NewObjective, newGoal } from './goal.ts';
import type { BankGoal } from './goal-bank.ts';
import type { GoalDomain } from './goal-domains.ts';
import { changesMeasurement, isRevised } from './goal-revision.ts';
import {
  attainmentLabels,
  type GoalDirection,
  type GoalMeasure,
  type GoalStatistic,
  hasPart,
  type Measuring,
} from './measures.ts';

/** The values of the goal form as typed: numbers are text, lists have one entry per line. */
export interface GoalFormValues {
  domain: GoalDomain | '';
  name: string;
  statement: string;
  measure: GoalMeasure;
  ladder: LadderKey;
  targetCue: LevelKey;
  hiddenLevels: LevelKey[];
  steps: string;
  labels: string;
  opportunities: string;
  statistic: GoalStatistic;
  direction: GoalDirection;
  unit: string;
  /** A time in minutes or as "1:30". */
  target: string;
  baselineText: string;
  baselineValue: string;
  plannedTrials: string;
  minimumTrials: string;
  sessionsInARow: string;
  method: string;
  schedule: string;
  startsOn: string;
  targetOn: string;
  isActive: boolean;
  /** The plan's id; empty for a new plan. */
  planId: string;
  plan: PlanFields;
  objectives: { name: string; statement: string; target: string }[];
}

interface PlanFields {
  program: string;
  title: string;
  startsOn: string;
  endsOn: string;
  serviceText: string;
  school: string;
}

/** The context of the goal being typed: its client, its parent goal and the goal that it continues. */
export interface GoalFormPlace {
  clientId: number;
  parentId: number | null;
  continuesId: number | null;
}

const empty: GoalFormValues = {
  domain: '',
  name: '',
  statement: '{child} will ',
  measure: 'trials',
  ladder: 'cues',
  targetCue: 'I',
  hiddenLevels: [],
  steps: '',
  labels: '',
  opportunities: '5',
  statistic: 'longest',
  direction: 'up',
  unit: '',
  target: '80',
  baselineText: '',
  baselineValue: '',
  plannedTrials: '5',
  minimumTrials: '5',
  sessionsInARow: '3',
  method: '',
  schedule: '',
  startsOn: '',
  targetOn: '',
  isActive: true,
  planId: '',
  plan: { program: 'iep', title: '', startsOn: '', endsOn: '', serviceText: '', school: '' },
  objectives: [],
};

/**
 * Returns the form values of a new goal, with a plan for the school year around `today` if the child has none
 * yet.
 */
export function goalFormStart(planId: number | undefined, today: Day): GoalFormValues {
  // School is from September to June; in July and August a plan is for the coming year.
  const { from, until } = schoolYearOf(today);
  const startsOn = `${from.slice(0, 4)}-09-01`;
  const endsOn = `${until.slice(0, 4)}-06-30`;
  const years = `${startsOn.slice(0, 4)}–${endsOn.slice(2, 4)}`;
  return {
    ...empty,
    planId: planId === undefined ? '' : String(planId),
    plan: { ...empty.plan, title: `IEP ${years}`, startsOn, endsOn },
  };
}

/** Returns the form values of a goal, to edit or to continue it. */
export function formValuesOfGoal(goal: Goal): GoalFormValues {
  const text = (value: number | null) => (value === null ? '' : numberText(goal.measure, value));
  return {
    ...empty,
    domain: goal.domain,
    name: goal.name,
    statement: goal.statement,
    measure: goal.measure,
    ladder: goal.ladder ?? empty.ladder,
    targetCue: goal.targetCue ?? empty.targetCue,
    hiddenLevels: [...goal.hiddenLevels],
    steps: goal.steps?.join('\n') ?? '',
    labels: goal.labels?.join('\n') ?? '',
    opportunities: String(goal.opportunities ?? empty.opportunities),
    statistic: goal.statistic ?? empty.statistic,
    direction: goal.direction ?? empty.direction,
    unit: goal.unit ?? '',
    target: text(goal.target),
    baselineText: goal.baselineText ?? '',
    baselineValue: text(goal.baselineValue),
    plannedTrials: String(goal.plannedTrials ?? empty.plannedTrials),
    minimumTrials: String(goal.minimumTrials ?? empty.minimumTrials),
    sessionsInARow: String(goal.sessionsInARow),
    method: goal.method ?? '',
    schedule: goal.schedule ?? '',
    startsOn: goal.startsOn,
    targetOn: goal.targetOn,
    isActive: goal.status !== 'draft',
    planId: String(goal.planId),
  };
}

/** Returns the values with a goal of the bank filled in. Plan, days and objectives stay as typed. */
export function fromBank(
  values: GoalFormValues,
  { domain, name, statement, measuring }: BankGoal,
): GoalFormValues {
  const { measure, target, steps, labels, opportunities, ...rest } = measuring;
  return {
    ...values,
    ...measureStart(measure),
    ...rest,
    domain,
    name,
    statement,
    measure,
    target: target === undefined ? '' : numberText(measure, target),
    steps: steps?.join('\n') ?? '',
    labels: labels?.join('\n') ?? '',
    opportunities: String(opportunities ?? values.opportunities),
    baselineValue: '',
  };
}

/** Returns the initial values of a measure, so that nothing of the previous measure remains. */
export function measureStart(measure: GoalMeasure): Partial<GoalFormValues> {
  const starts: Record<GoalMeasure, Partial<GoalFormValues>> = {
    trials: { target: '80' },
    opportunities: { target: '4', opportunities: '5' },
    cue: { target: '' },
    duration: { target: '10', statistic: 'longest', direction: 'up' },
    frequency: { target: '3', statistic: 'count', direction: 'down' },
    rating: { target: '3' },
    gas: { target: '0', labels: attainmentLabels.join('\n') },
  };
  return { baselineValue: '', steps: '', labels: '', unit: '', hiddenLevels: [], ...starts[measure] };
}

/** Returns the levels that the goal can hide: all but independent and the most help that counts. */
export function hideableLevels({ measure, ladder, targetCue }: GoalFormValues, names?: LevelNames) {
  if (!hasPart(measure, 'hiddenLevels')) return [];
  return levelsOf(ladder, names).filter(({ key }) => key !== 'I' && key !== targetCue);
}

/** Returns how the form's goal is measured; fields that are empty or unreadable are missing. */
export function measuringOf(values: GoalFormValues): Measuring & { sessionsInARow: number } {
  const { measure, ladder, targetCue, statistic, direction } = values;
  const only = <Value>(part: Parameters<typeof hasPart>[1], value: Value) =>
    hasPart(measure, part) ? value : null;
  const steps = only('steps', linesOf(values.steps));
  const labels = only('labels', linesOf(values.labels));
  const opportunities = steps?.length ? steps.length : readNumber(values.opportunities);
  return {
    measure,
    ladder: only('ladder', ladder),
    hiddenLevels: hideableLevels(values)
      .map(({ key }) => key)
      .filter((key) => values.hiddenLevels.includes(key)),
    steps: steps?.length ? steps : null,
    labels: labels?.length ? labels : null,
    opportunities: only('opportunities', opportunities),
    statistic: only('statistic', statistic),
    direction: only('direction', direction),
    unit: only('unit', values.unit.trim() || null),
    baselineValue: readValue(measure, values.baselineValue),
    target: only('target', readValue(measure, values.target)),
    targetCue: only('targetCue', targetCue),
    plannedTrials: only('plannedTrials', readNumber(values.plannedTrials)),
    minimumTrials: only('minimumTrials', readNumber(values.minimumTrials)),
    sessionsInARow: readNumber(values.sessionsInARow) ?? 0,
  };
}

/** Returns the request body for a new goal or a change of one. */
function goalOfForm(values: GoalFormValues, place: GoalFormPlace): object {
  const { domain, name, statement, baselineText, method, schedule, startsOn, targetOn } = values;
  const own = {
    domain,
    ...measuringOf(values),
    baselineText,
    method,
    schedule,
    startsOn,
    targetOn,
    status: values.isActive ? 'active' : 'draft',
  };
  const objectives = values.objectives.map((objective) => ({
    ...own,
    name: objective.name,
    statement: objective.statement,
    baselineText: null,
    baselineValue: null,
    target: hasPart(values.measure, 'target') ? readValue(values.measure, objective.target) : null,
  }));
  const plan = values.planId === '' ? { plan: values.plan } : { planId: Number(values.planId) };
  return { ...place, ...plan, ...own, name, statement, objectives };
}

/**
 * Returns whether the form asks for a reason: a goal with data needs one when its text or criterion changes.
 * How it is measured can no longer change.
 */
export function asksForReason(goal: Goal, filledIn: NewGoal): boolean {
  const days = {
    startsOn: filledIn.startsOn ?? goal.startsOn,
    targetOn: filledIn.targetOn ?? goal.targetOn,
  };
  const { name, baselineText = null, sessionsInARow = goal.sessionsInARow } = filledIn;
  const changed = { ...goal, ...wholeOf(filledIn, days), name, baselineText, sessionsInARow };
  return goal.revision > 0 && isRevised(goal, changed) && !changesMeasurement(goal, changed);
}

/** Returns the form's schema, which applies the server's rules and puts each message at its field. */
export function goalForm(place: GoalFormPlace) {
  return z.pipe(
    z.custom<GoalFormValues>(),
    z.transform((values, context): NewGoal => {
      const parsed = newGoal.safeParse(goalOfForm(values, place));
      for (const { message, path } of parsed.error?.issues ?? []) {
        // A list is one field, no matter which of its lines is wrong.
        const field = path[0] === 'steps' || path[0] === 'labels' ? path.slice(0, 1) : path;
        context.issues.push({ code: 'custom', message, path: field, input: values });
      }
      if (!parsed.success) return z.NEVER;
      for (const { message, path } of faultsOf(values, parsed.data)) {
        context.issues.push({ code: 'custom', message, path, input: values });
      }
      return parsed.data;
    }),
  );
}

function unreadableMessage(measure: GoalMeasure): string {
  return measure === 'duration' ? 'Please enter minutes, or a time like 1:30' : 'Please enter a whole number';
}

interface FormFault {
  message: string;
  path: (string | number)[];
}

function faultsOf(values: GoalFormValues, goal: NewGoal): FormFault[] {
  const days = daysOf(values, goal);
  const unreadable = (['baselineValue', 'target'] as const).filter(
    (field) => values[field].trim() !== '' && readValue(values.measure, values[field]) === null,
  );
  return [
    ...unreadable.map((field) => ({ message: unreadableMessage(values.measure), path: [field] })),
    ...faultAt(['plan'], goal.plan && planFault({ ...goal.plan, reportDays: [] })),
    ...faultAt([], goalFault(wholeOf(goal, days))),
    ...(goal.objectives ?? []).flatMap((objective, index) =>
      faultAt(['objectives', index], goalFault(wholeOf(objective, days))),
    ),
  ];
}

function faultAt(place: FormFault['path'], fault: Fault<string> | undefined): FormFault[] {
  return fault ? [{ message: fault.message, path: [...place, fault.field] }] : [];
}

// Omitted days default to the plan's; for an existing plan only the server knows them.
function daysOf({ startsOn, targetOn }: GoalFormValues, { plan }: NewGoal) {
  return {
    startsOn: startsOn || plan?.startsOn || '0000-01-01',
    targetOn: targetOn || plan?.endsOn || '9999-12-31',
  };
}

function wholeOf(goal: NewObjective, days: { startsOn: Day; targetOn: Day }) {
  return {
    statement: goal.statement,
    status: goal.status ?? 'draft',
    measure: goal.measure,
    ladder: goal.ladder ?? null,
    hiddenLevels: goal.hiddenLevels ?? [],
    steps: goal.steps ?? null,
    labels: goal.labels ?? null,
    opportunities: goal.opportunities ?? null,
    statistic: goal.statistic ?? null,
    direction: goal.direction ?? null,
    unit: goal.unit ?? null,
    baselineValue: goal.baselineValue ?? null,
    target: goal.target ?? null,
    targetCue: goal.targetCue ?? null,
    plannedTrials: goal.plannedTrials ?? null,
    minimumTrials: goal.minimumTrials ?? null,
    ...days,
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function readNumber(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  return /^[+-]?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Returns a typed value as a number, times ("1:30" or minutes) in seconds; null if unreadable. */
function readValue(measure: GoalMeasure, typed: string): number | null {
  if (measure !== 'duration') return readNumber(typed);
  const [, minutes, seconds = '0'] = /^\s*(\d{1,3})(?::([0-5]\d))?\s*$/.exec(typed) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

function numberText(measure: GoalMeasure, value: number): string {
  if (measure !== 'duration') return String(value);
  const seconds = value % 60;
  const minutes = String(Math.floor(value / 60));
  return seconds === 0 ? minutes : `${minutes}:${String(seconds).padStart(2, '0')}`;
}
