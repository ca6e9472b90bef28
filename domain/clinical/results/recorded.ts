import type { LevelKey } from '#domain/people/practice/ladders.ts';
import type { Mark } from './marks.ts';

export const MOST_MARKS = 200;
export const MOST_TIMES = 50;
export const HIGHEST_COUNT = 999;
export const MOST_MINUTES = 24 * 60;
export const RESULT_COMMENT_LIMIT = 500;

/** What was recorded of one goal in one session. The measure of the goal says which part of it is filled; the others are null. */
export interface Recorded {
  /** Of trials and opportunities, one after the other; of named steps one each, in their order. */
  marks: readonly Mark[] | null;
  /** The one level of help that was needed. */
  cue: LevelKey | null;
  /** Each timing, in seconds. */
  seconds: readonly number[] | null;
  count: number | null;
  /** How long it was counted, as far as that is known. */
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
