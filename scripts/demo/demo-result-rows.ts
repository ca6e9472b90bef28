import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalResultRecord } from '#domain/clinical/results/goal-result.ts';
import { type MarkKey, offeredLevels, offeredMarks, type Phase } from '#domain/clinical/results/marks.ts';
import type { LevelKey } from '#domain/people/practice/ladders.ts';
import { type Day, DEFAULT_TIME_ZONE, startOfDay } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { addRevision } from '#server/clinical/goals/goal-revision-store.ts';
import { listGoals } from '#server/clinical/goals/goal-store.ts';
import type { ResultContent } from '#server/clinical/results/result-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import type { Dice } from './dice.ts';

const BASELINE_SESSIONS = 3;
const comments = [
  'Tired after a field trip',
  'New scissors',
  'Asked for a break once',
  'Worked beside a friend',
] as const;

/** Adds a client's results on each goal since the plan began, improving over the year. */
export async function addResults(queries: CaseloadWrites, dice: Dice, clientId: number): Promise<void> {
  const goals = await listGoals(queries, { clientId });
  for (const goal of goals) {
    if (goal.status === 'draft') continue;
    const sessions = await sessionsOf(queries, goal);
    if (sessions.length === 0) continue;
    await addRevision(queries, { ...goal, revision: 1 }, { effectiveOn: goal.startsOn, reason: null });
    await queries.updateTable('goals').set({ revision: 1 }).where('id', '=', goal.id).execute();
    const best = 0.6 + 0.4 * dice.roll();
    const rows = sessions.map(({ id: sessionId, date }, index) => {
      const skill = Math.min(
        1,
        Math.max(0, 0.2 + ((best - 0.2) * index) / sessions.length + 0.3 * (dice.roll() - 0.5)),
      );
      const content = contentOf(goalResultRecord, {
        ...recordedWith(goal, dice, skill),
        phase: phaseOf(index, sessions.length),
        comment: dice.chance(0.1) ? dice.pick(comments) : null,
      });
      const place = { clientId, sessionId, goalId: goal.id, goalRevision: 1, measure: goal.measure };
      return insertRow(goalResultRecord, { ...content, ...place, createdAt: date, updatedAt: date });
    });
    await queries.insertInto('goal_results', rows);
  }
}

/** Selects the sessions that took place while the goal was active. */
function sessionsOf(queries: CaseloadWrites, { clientId, startsOn, status, statusOn }: Goal) {
  const sessions = queries
    .selectFrom('sessions')
    .select(['id', 'date'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'completed')
    .where('date', '>=', startOf(startsOn))
    .orderBy('date');
  return (status === 'active' ? sessions : sessions.where('date', '<', startOf(statusOn))).execute();
}

const startOf = (day: Day) => startOfDay(day, DEFAULT_TIME_ZONE);

function phaseOf(index: number, count: number): Phase {
  if (index < BASELINE_SESSIONS) return 'baseline';
  return index === count - 1 && count > 10 ? 'probe' : 'teaching';
}

/** Returns a result for a skill from 0 to 1. */
function recordedWith(goal: Goal, dice: Dice, skill: number): Partial<ResultContent> {
  const target = goal.target ?? 0;
  switch (goal.measure) {
    case 'trials':
    case 'opportunities':
      return { marks: marksWith(goal, dice, skill) };
    case 'cue':
      return { cue: levelWith(goal, skill) };
    case 'duration': {
      const share = goal.direction === 'down' ? 2.4 - 1.5 * skill : 0.2 + 0.9 * skill;
      return { seconds: [Math.round(target * share)] };
    }
    case 'frequency': {
      const share = goal.direction === 'down' ? 3 - 2.2 * skill : 0.2 + 0.9 * skill;
      return { count: Math.round(target * share), minutes: 30 };
    }
    case 'rating':
      return { rating: Math.round(skill * ((goal.labels?.length ?? 1) - 1)) };
    case 'gas':
      return { rating: Math.round(-2 + 3 * skill) };
  }
}

function marksWith(goal: Goal, dice: Dice, skill: number): MarkKey[] {
  const offered = offeredMarks(goal);
  const count = goal.steps?.length ?? goal.opportunities ?? goal.plannedTrials ?? 5;
  return Array.from({ length: count }, () => {
    const help = (1 - skill) * 1.6 * dice.roll();
    return offered[Math.min(offered.length - 1, Math.floor(help * offered.length))] ?? 'X';
  });
}

function levelWith(goal: Goal, skill: number): LevelKey {
  const levels = offeredLevels(goal);
  return levels[Math.round((1 - skill) * (levels.length - 1))] ?? 'I';
}
