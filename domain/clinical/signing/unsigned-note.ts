import type { Session } from '#domain/caseload/sessions/session.ts';
import { criterionSentence } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { statementFor } from '#domain/clinical/goals/goal-domains.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { NoteContent, SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { goalLine } from '#domain/clinical/results/goal-line.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { criterionShare, independentShare, percentOf } from '#domain/clinical/results/percent.ts';
import { supportScore } from '#domain/clinical/results/support-score.ts';
import { dayOf, type Instant, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { isLate } from './late-entry.ts';
import type { NoteGoal, UnsignedNote } from './signed-note.ts';

const MINUTE_MS = 60_000;

/** A goal with its result, and its revision on the day of the session. */
export interface RecordedGoal {
  goal: Goal;
  revision: Pick<GoalRevision, 'content'>;
  result: GoalResult;
}

export interface NoteParts {
  /** With its final status. */
  session: Session;
  note: Omit<NoteContent, 'planId' | 'pulled' | 'notes'> &
    Pick<SessionNote, 'correctionReason' | 'lateReason'>;
  plan: Plan | undefined;
  goals: readonly RecordedGoal[];
  /** Fills the blank in the statements of goals. */
  firstName: string;
  signedAt: Instant;
  timeZone: TimeZone;
  /** The number of days after which it is a late entry. */
  lateNoteDays: number;
}

/** Returns a note as it would be signed at this moment. */
export function unsignedNote({
  session,
  note,
  plan,
  goals,
  firstName,
  signedAt,
  timeZone,
  lateNoteDays,
}: NoteParts): UnsignedNote {
  const { lateReason, ...written } = note;
  const { date, duration } = session;
  const end = new Date(Date.parse(date) + duration * MINUTE_MS).toISOString();
  const late = isLate(date, signedAt, timeZone, lateNoteDays);
  return {
    ...written,
    plan: plan ? planIn(plan) : null,
    date: dayOf(date, timeZone),
    start: timeOfDay(date, timeZone),
    endDate: dayOf(end, timeZone),
    end: timeOfDay(end, timeZone),
    beganAt: date,
    minutes: duration,
    type: session.type,
    status: session.status,
    ...(session.missedReason !== null && { missedReason: session.missedReason }),
    notes: session.notes,
    goals: goals.toSorted((a, b) => a.goal.position - b.goal.position).map((one) => noteGoal(one, firstName)),
    isLate: late,
    lateReason: late ? lateReason : null,
  };
}

function planIn({ program, title, startsOn, endsOn, serviceText, school }: Plan) {
  return { program, title, startsOn, endsOn, serviceText, school };
}

function noteGoal({ goal: now, revision, result }: RecordedGoal, firstName: string): NoteGoal {
  const goal = goalInRevision(now, revision);
  const { phase, marks, cue, seconds, count, minutes, rating, comment, goalRevision } = result;
  const { name, measure, ladder, steps, target, targetCue, minimumTrials } = goal;
  return {
    name,
    statement: statementFor(goal.statement, firstName),
    criterion: criterionSentence(goal),
    revision: goalRevision,
    ...{ measure, ladder, steps, target, targetCue, minimumTrials },
    ...{ phase, marks, cue, seconds, count, minutes, rating, comment },
    figures: figuresOf(goal, result),
    line: goalLine(goal, result),
  };
}

/** Returns the goal revision that a result belongs to. */
export function revisionOfResult<Revision extends Pick<GoalRevision, 'goalId' | 'revision'>>(
  revisions: readonly Revision[],
  { goalId, goalRevision }: Pick<GoalResult, 'goalId' | 'goalRevision'>,
): Revision | undefined {
  return revisions.find((one) => one.goalId === goalId && one.revision === goalRevision);
}

function figuresOf({ ladder, targetCue }: Goal, { marks }: GoalResult): NoteGoal['figures'] {
  if (marks === null || ladder === null) {
    return { percentIndependent: null, percentAtCriterion: null, supportScore: null };
  }
  return {
    percentIndependent: percentOf(independentShare(marks)) ?? null,
    percentAtCriterion: percentOf(criterionShare(marks, ladder, targetCue ?? 'I')) ?? null,
    supportScore: supportScore(marks, ladder) ?? null,
  };
}
