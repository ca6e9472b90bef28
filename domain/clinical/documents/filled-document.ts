import * as z from 'zod/mini';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { goalStatuses } from '#domain/clinical/goals/goal-status.ts';
import { goalDomains } from '#domain/clinical/goals/goal-words.ts';
import { goalMeasures } from '#domain/clinical/goals/measures.ts';
import { planPrograms } from '#domain/clinical/plans/plan-words.ts';
import { phases } from '#domain/clinical/results/marks.ts';
import { levelNames } from '#domain/people/practice/level-names.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';

// What the record said when a document was filled. It is kept with the draft, so that "Fill again" can show what changed,
// and it is signed with it:
// it holds no number of the database. Only what is signed counts in it.

/** One result of a goal: a point of its graph. */
const point = z.strictObject({
  on: day,
  phase: z.enum(phases),
  revision: count,
  value: z.number(),
  supportScore: z.nullable(z.int()),
});

/** A goal as a document tells of it. */
const filledGoal = z.strictObject({
  /** Its place among the goals of the child, which an archive keeps as it is. */
  goalPosition: count,
  name: z.string(),
  domain: z.enum(goalDomains),
  /** With the child's first name in it. */
  statement: z.string(),
  /** Whether it is an objective of the goal before it. */
  isObjective: z.boolean(),
  status: z.enum(goalStatuses),
  statusOn: day,
  measure: z.enum(goalMeasures),
  criterion: z.string(),
  baseline: z.string(),
  method: text,
  schedule: text,
  startsOn: day,
  targetOn: day,
  /** Of revisions whose results are in the period: their criteria, the earliest first. */
  earlierCriteria: z.array(z.strictObject({ revision: count, effectiveOn: day, criterion: z.string() })),
  /** The period's figures in words: "40 of 60 trials with no more than verbal cues (67%) in 12 sessions; median session 65%". */
  figures: z.string(),
  /** The last three results of the period in words, the latest last: "Nov 6: 4 of 5 trials (80%)". */
  lastResults: z.array(z.string()),
  /** "Improving (early)", "Not enough data yet (4 of 6)". */
  trend: z.string(),
  /** A code of the default list, such as "PS"; null where nothing is suggested. `suggestionReason` says why, either way. */
  suggestedMark: text,
  suggestionReason: z.string(),
  /** The line for families; null without percentages of two times. */
  plainLine: text,
  /** What its graph shows: results of the plan's days until the end of the period. */
  points: z.array(point),
  scale: z.strictObject({
    lowest: z.number(),
    highest: z.number(),
    direction: z.enum(['up', 'down']),
    /** What the practice called the levels that the graph names; left out where it had no names of its own. */
    levelNames: z.optional(levelNames),
  }),
  target: z.nullable(z.number()),
  baselineValue: z.nullable(z.number()),
  /** The marks of the signed progress reports of this plan, the earliest first. */
  earlierMarks: z.array(z.strictObject({ until: day, code: z.string() })),
});
export type FilledGoal = z.output<typeof filledGoal>;

const attendance = {
  held: count,
  minutes: count,
  missed: z.array(z.strictObject({ status: z.enum(sessionStatuses), sessions: count })),
};

export const filledDocument = z.strictObject({
  goals: z.array(filledGoal),
  client: z.strictObject({ name: z.string(), dateOfBirth: z.nullable(day) }),
  plan: z.nullable(
    z.strictObject({
      program: z.enum(planPrograms),
      title: z.string(),
      startsOn: day,
      endsOn: day,
      serviceText: text,
      setting: text,
      school: text,
      diagnosisCodes: z.array(z.string()),
      procedureCodes: z.array(z.string()),
      precautions: text,
      nextReview: z.nullable(day),
    }),
  ),
  ...attendance,
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** How many sessions of the period are over and have no signed note; nothing of them counts here. */
  unsigned: count,
  months: z.array(z.strictObject({ month: z.string(), ...attendance })),
  /** Goals that are proposed: drafts of the plan, or of the next one. */
  proposedGoals: z.array(
    z.strictObject({
      name: z.string(),
      domain: z.enum(goalDomains),
      statement: z.string(),
      isObjective: z.boolean(),
      baseline: z.string(),
      criterion: z.string(),
      method: text,
      schedule: text,
    }),
  ),
  assessments: z.array(
    z.strictObject({
      title: z.string(),
      completedOn: z.nullable(day),
      answers: z.array(
        z.strictObject({
          question: z.string(),
          answer: text,
          /** What was answered to it the last time, and when. */
          earlier: z.nullable(z.strictObject({ on: day, answer: z.string() })),
        }),
      ),
    }),
  ),
});
export type FilledDocument = z.output<typeof filledDocument>;
