import type { LevelKey } from '#domain/people/practice/ladders.ts';
import type { Mark } from './marks.ts';

export const MOST_MARKS = 200;
export const MOST_TIMES = 50;
export const HIGHEST_COUNT = 999;
export const MOST_MINUTES = 24 * 60;
export const RESULT_COMMENT_LIMIT = 500;

/**
 * The result of one goal in one session. The goal's measure decides which field is used; the others are null.
 */
export interface Recorded {
  /** For trials and opportunities, in order; for named steps one each, in their order. */
  marks: readonly Mark[] | null;
  /** The level of help that was needed. */
  cue: LevelKey | null;
  /** Each measured time, in seconds. */
  seconds: readonly number[] | null;
  count: number | null;
  /** For how many minutes events were counted, if known. */
  minutes: number | null;
  /** The step of a rubric, from 0, or of goal attainment, from −2. */
  rating: number | null;
}

export const nothingRecorded: Recorded = {
  marks: null,
  cue: null,
  seconds: null,
  count: null,
  minutes: null,
  rating: null,
};
