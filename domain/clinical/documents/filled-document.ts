import * as z from 'zod/mini';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { goalDomains } from '#domain/clinical/goals/goal-domains.ts';
import { goalStatuses } from '#domain/clinical/goals/goal-status.ts';
import { goalMeasures } from '#domain/clinical/goals/measures.ts';
import { planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { phases } from '#domain/clinical/results/marks.ts';
import { levelNames } from '#domain/people/practice/level-names.ts';
import { count, day, text } from '#domain/platform/stored-shapes.ts';

// The data of the record at the time a document was filled. It is saved with the draft so that "Fill again"
// can show changes, and it is signed with the document. It therefore holds no database ids, and counts only
// what is signed, apart from `owed`.

/** One result of a goal, shown as a point of its graph. */
const point = z.strictObject({
  on: day,
  phase: z.enum(phases),
  revision: count,
  value: z.number(),
  supportScore: z.nullable(z.int()),
});

/** A goal as a document shows it. */
const filledGoal = z.strictObject({
  /** Its position among the child's goals; archives preserve it. */
  goalPosition: count,
  name: z.string(),
  domain: z.enum(goalDomains),
  /** With the child's first name inserted. */
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
  /** The criteria of earlier revisions that have results in the period, earliest first. */
  earlierCriteria: z.array(z.strictObject({ revision: count, effectiveOn: day, criterion: z.string() })),
  /**
   * A summary of the period: "40 of 60 trials with no more than verbal cues (67%) in 12 sessions; median
   * session 65%".
   */
  figures: z.string(),
  /** The last three results of the period, latest last: "Nov 6: 4 of 5 trials (80%)". */
  lastResults: z.array(z.string()),
  /** "Improving (early)", "Not enough data yet (4 of 6)". */
  trend: z.string(),
  /**
   * A code of the default list, such as "PS"; null without a suggestion. `suggestionReason` explains either
   * case.
   */
  suggestedMark: text,
  suggestionReason: z.string(),
  /** The line for families; null without percentages from two points in time. */
  plainLine: text,
  /** The points of its graph: results from the start of the plan to the end of the period. */
  points: z.array(point),
  scale: z.strictObject({
    lowest: z.number(),
    highest: z.number(),
    direction: z.enum(['up', 'down']),
    /** The practice's names of the levels that the graph labels; omitted if it has none. */
    levelNames: z.optional(levelNames),
  }),
  target: z.nullable(z.number()),
  baselineValue: z.nullable(z.number()),
  /** The marks of the signed progress reports of this plan, earliest first. */
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
  /**
   * The minutes that the plan's mandates owed in the period, and those of them that took place when they were owed,
   * signed or not; make-ups are not counted. Left out if nothing was owed, and in earlier documents.
   */
  owed: z.optional(z.strictObject({ owed: count, covered: count })),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** The number of past sessions in the period without a signed note; they count nowhere else here. */
  unsigned: count,
  months: z.array(z.strictObject({ month: z.string(), ...attendance })),
  /** Proposed goals: drafts of the plan or of the next one. */
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
          /** The previous answer and its date. */
          earlier: z.nullable(z.strictObject({ on: day, answer: z.string() })),
        }),
      ),
    }),
  ),
});
export type FilledDocument = z.output<typeof filledDocument>;
