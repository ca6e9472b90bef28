import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { Engine } from './dialect.ts';

declare const laterThanBefore: unique symbol;

/** What a changed row's `updated_at` becomes; nothing but `momentOfChange` makes one. */
export type MomentOfChange = Instant & { readonly [laterThanBefore]: true };

/**
 * `now`, and in any case later than the moment that the row had: two changes within one millisecond, or under a clock
 * that was set back, can still be told apart. The database itself reads the earlier moment, in the same statement.
 */
export function momentOfChange(engine: Engine, now: Instant): RawBuilder<MomentOfChange> {
  return engine === 'sqlite'
    ? sql`max(${now}, strftime('%Y-%m-%dT%H:%M:%fZ', updated_at, '+0.001 seconds'))`
    : sql`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
}
