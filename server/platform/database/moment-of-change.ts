import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { Engine } from './dialect.ts';

declare const laterThanBefore: unique symbol;

/** The new `updated_at` of a changed row; only `momentOfChange` creates it. */
export type MomentOfChange = Instant & { readonly [laterThanBefore]: true };

/**
 * Returns `now`, but always a moment later than the row's: two changes within a millisecond, or after the clock was
 * set back, stay distinguishable. The database reads the earlier value in the same statement.
 */
export function momentOfChange(engine: Engine, now: Instant): RawBuilder<MomentOfChange> {
  return engine === 'sqlite'
    ? sql`max(${now}, strftime('%Y-%m-%dT%H:%M:%fZ', updated_at, '+0.001 seconds'))`
    : sql`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
}
