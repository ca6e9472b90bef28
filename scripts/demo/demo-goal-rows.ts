import { type Goal, goalRecord, type NewObjective } from '#domain/clinical/goals/goal.ts';
import { type BankGoal, goalBank } from '#domain/clinical/goals/goal-bank.ts';
import { hasBlank } from '#domain/clinical/goals/goal-domains.ts';
import type { GoalStatus, StatusEntry } from '#domain/clinical/goals/goal-status.ts';
import { planRecord } from '#domain/clinical/plans/plan.ts';
import type { PlanProgram } from '#domain/clinical/plans/plan-labels.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf, plusDays } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import type { Dice } from './dice.ts';

const SCHOOL_YEAR_DAYS = 290;
const programs: readonly PlanProgram[] = ['iep', 'iep', 'cpse', 'private', 'iesp', '504'];
const titles: Record<PlanProgram, string> = {
  iep: 'IEP of this school year',
  cpse: 'Preschool plan of this school year',
  iesp: 'IESP of this school year',
  private: 'Private therapy',
  '504': '504 plan',
};

/** Goals of the bank with blanks need a therapist's input: the demo uses the others. */
const wholeGoals = goalBank.filter(
  ({ statement, measuring }) => ![statement, ...(measuring.labels ?? [])].some(hasBlank),
);
const statuses: readonly GoalStatus[] = ['active', 'active', 'mastered', 'active', 'on-hold'];

/** Adds a client's plan for the school year of `today`, with goals in every status. */
export async function addPlanWithGoals(
  queries: CaseloadWrites,
  dice: Dice,
  { clientId, index, today }: { clientId: number; index: number; today: Day },
): Promise<void> {
  const startsOn = plusDays(today, -75);
  const endsOn = plusDays(startsOn, SCHOOL_YEAR_DAYS);
  const program = programs[index % programs.length] ?? 'iep';
  const moment = momentOf(startsOn, '16:00', DEFAULT_TIME_ZONE);
  const moments = { createdAt: moment, updatedAt: moment };
  const plan = contentOf(planRecord, {
    program,
    title: titles[program],
    startsOn,
    endsOn,
    setting: program === 'private' ? 'therapy-room' : 'school-classroom',
    serviceText: index % 2 === 0 ? '2x30 individual weekly' : '1x45 individual weekly',
    school: program === 'private' ? null : 'Willow Street School',
    reportDays: reportDaysOf(index).map((day) => plusDays(startsOn, day)),
    diagnosisCodes: index % 3 === 0 ? ['F82'] : [],
    procedureCodes: ['X1001'],
    precautions: index % 7 === 0 ? 'Allergic to latex.' : null,
  });
  const planId = await queries.insertReturningId(
    'plans',
    insertRow(planRecord, { ...plan, clientId, waivedReports: [], ...moments }),
  );
  const place = { clientId, planId, continuesId: null, revision: 0, ...moments };
  const days = { startsOn, targetOn: endsOn };
  const first = dice.between(0, wholeGoals.length - 1);
  for (let number = 0; number < statuses.length; number += 1) {
    const bank = wholeGoals[(first + number) % wholeGoals.length];
    // The first child also has a draft and a discontinued goal.
    const status =
      (index === 0 && (['active', 'draft', 'discontinued'] as const)[number]) || statuses[number];
    if (bank === undefined || status === undefined) continue;
    const row = { ...goalOf(bank, days, historyOf(status, startsOn)), ...place };
    const position = number * 2 + 1;
    const id = await queries.insertReturningId(
      'goals',
      insertRow(goalRecord, { ...row, parentId: null, position }),
    );
    if (number > 0) continue;
    const objective = {
      ...row,
      name: 'First half of the year',
      target: halfway(row),
      targetOn: plusDays(startsOn, 140),
    };
    await queries.insertInto('goals', [
      insertRow(goalRecord, { ...objective, parentId: id, position: position + 1 }),
    ]);
  }
}

/**
 * Returns report days after the plan's first day: the reports of the first three children are written, the others'
 * are due one after the other.
 */
function reportDaysOf(index: number): number[] {
  const first = index < 3 ? 70 : 70 + 9 * (index % 8);
  return [first, first + 80, 280];
}

/** Returns half of the target for marks; null for a time, a count or a step. */
function halfway({ measure, target }: Pick<Goal, 'measure' | 'target'>): number | null {
  const isMarked = measure === 'trials' || measure === 'opportunities';
  return isMarked && target !== null ? Math.ceil(target / 2) : target;
}

function goalOf(
  { measuring, ...words }: BankGoal,
  days: Pick<Goal, 'startsOn' | 'targetOn'>,
  statusHistory: StatusEntry[],
) {
  const { status, on } = statusHistory.at(-1) ?? { status: 'draft', on: days.startsOn };
  const trials = measuring.measure === 'trials' ? { plannedTrials: 5, minimumTrials: 5 } : {};
  const stated: NewObjective = {
    ...words,
    ...trials,
    ...measuring,
    baselineValue: baselineOf(measuring),
    steps: measuring.steps?.slice() ?? null,
    labels: measuring.labels?.slice() ?? null,
    baselineText: 'Needs help with most of it.',
    method: 'Trials during the session',
    schedule: 'Every session',
  };
  return contentOf(goalRecord, { ...stated, ...days, status, statusOn: on, statusHistory });
}

/** Returns a baseline in the goal's own measure. */
function baselineOf({ measure, target = 0, direction }: BankGoal['measuring']): number {
  switch (measure) {
    case 'trials':
      return 20;
    case 'opportunities':
      return 1;
    case 'cue':
      return 4;
    case 'rating':
      return 0;
    case 'gas':
      return -2;
    case 'duration':
    case 'frequency':
      return Math.round(target * (direction === 'down' ? 2.4 : 0.2));
  }
}

function historyOf(status: GoalStatus, startsOn: Day): StatusEntry[] {
  if (status === 'draft') return [{ status, on: startsOn, reason: null }];
  const begun: StatusEntry = { status: 'active', on: startsOn, reason: null };
  if (status === 'active') return [begun];
  const reason = status === 'discontinued' ? 'Not asked for at school any more' : null;
  return [begun, { status, on: plusDays(startsOn, 60), reason }];
}
