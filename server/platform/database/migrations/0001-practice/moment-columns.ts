import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';

/** When a row was made, and when it was last changed. */
export function momentColumns(engine: Engine): string {
  const { instant } = columnTypesOf(engine);
  return `created_at ${instant} NOT NULL, updated_at ${instant} NOT NULL`;
}
