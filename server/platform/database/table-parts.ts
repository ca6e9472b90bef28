import type { ColumnType } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { MomentOfChange } from './moment-of-change.ts';

/** JSON in a column: read as a value, written as text. */
export type Json<T> = ColumnType<T, string, string>;

/** Set with every change of its row, to a later moment than before. */
export type ChangedAt = ColumnType<Instant, Instant, MomentOfChange>;

export interface Owned {
  therapist_id: number;
}
