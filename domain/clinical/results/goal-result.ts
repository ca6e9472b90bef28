import * as z from 'zod/mini';
import { noteStatuses } from '#domain/caseload/sessions/note-status.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { goalMeasures, LONGEST_SECONDS } from '#domain/clinical/goals/measures.ts';
import { levelKeys } from '#domain/people/practice/ladders.ts';
import { type Answered, describeRecord, type Stored } from '#domain/platform/record.ts';
import { nullish, recordId, wholeNumber } from '#domain/platform/record-fields.ts';
import { count, id, instant, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';
import { markKeys, phases } from './marks.ts';
import { HIGHEST_COUNT, MOST_MARKS, MOST_MINUTES, MOST_TIMES, RESULT_COMMENT_LIMIT } from './recorded.ts';

const noMark = 'A mark is a level of help, or X';

const content = {
  phase: z.enum(phases, 'Choose a phase: baseline, teaching or probe'),
  /** For trials and opportunities, in order; null for a named step without a mark. */
  marks: nullish(
    z
      .array(z.nullable(z.enum(markKeys, noMark)), 'Marks must be a list')
      .check(z.maxLength(MOST_MARKS, `A goal has at most ${MOST_MARKS} marks in a session`)),
  ),
  /** The level of help that was needed. */
  cue: nullish(z.enum(levelKeys, 'Choose the level of help that was needed')),
  /** Each measured time. */
  seconds: nullish(
    z
      .array(
        wholeNumber(0, LONGEST_SECONDS, 'A time is whole seconds, at most 10 hours'),
        'Times must be a list',
      )
      .check(z.maxLength(MOST_TIMES, `A goal has at most ${MOST_TIMES} times in a session`)),
  ),
  count: nullish(wholeNumber(0, HIGHEST_COUNT, `The count is a whole number from 0 to ${HIGHEST_COUNT}`)),
  /** For how many minutes events were counted, if known. */
  minutes: nullish(wholeNumber(1, MOST_MINUTES, 'The minutes are a whole number from 1 to 1,440')),
  /** A step of the rubric, from 0, or of goal attainment, from −2. */
  rating: nullish(wholeNumber(-2, 10, 'The rating is a step of the scale')),
  comment: z.optional(optionalText(RESULT_COMMENT_LIMIT)),
};

/**
 * The complete result of a goal in a session; omitted fields are cleared. `resultFault` checks that it fits
 * the goal.
 */
export const goalResultForm = z.object({
  ...content,
  /** The version the client saw; null if there was none. */
  updatedAt: nullish(z.string('Please reload this page and try again')),
});
export type GoalResultForm = z.output<typeof goalResultForm>;

export const goalResultRecord = describeRecord({
  noun: 'result',
  words: { one: 'result', several: 'results' },
  about: 'What a child did on a goal in one session: marks, times, counts, ratings; never a percentage',
  table: 'goal_results',
  listedUnder: 'results',
  fields: {
    ...owned,
    clientId: id,
    sessionId: id,
    goalId: id,
    /** The revision of the goal in effect on the day of the session. */
    goalRevision: z.int().check(z.positive()),
    /** The goal's measure, which decides which of the following fields are used. */
    measure: z.enum(goalMeasures),
    phase: z.enum(phases),
    marks: z.nullable(z.array(z.nullable(z.enum(markKeys)))),
    cue: z.nullable(z.enum(levelKeys)),
    seconds: z.nullable(z.array(count)),
    count: z.nullable(count),
    minutes: z.nullable(count),
    rating: z.nullable(z.int()),
    comment: text,
    ...moments,
  },
  answered: {
    /** The start of the session. */
    date: instant,
    sessionStatus: z.enum(sessionStatuses),
    /** The status of the session's note, which is signed with the results. */
    noteStatus: z.enum(noteStatuses),
  },
  // For archives from before notes had a status.
  answeredBefore: { noteStatus: 'none' },
  parents: { clientId: 'clients', sessionId: 'sessions', goalId: 'goals' },
  setElsewhere: ['clientId', 'sessionId', 'goalId', 'goalRevision', 'measure'],
  rules: z.object({
    clientId: recordId('Client is required'),
    sessionId: recordId('Session is required'),
    goalId: recordId('Goal is required'),
    ...content,
  }),
  upgrades: [],
});
export type GoalResult = Answered<typeof goalResultRecord>;
export type StoredResult = Stored<typeof goalResultRecord>;
