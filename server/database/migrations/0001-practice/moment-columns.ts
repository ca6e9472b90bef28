import { columnTypesOf, type Engine } from '#server/database/dialect.ts';

/** When a row was made, and when it was last changed. */
export function momentColumns(engine: Engine): string {
  const { instant } = columnTypesOf(engine);
  return `created_at ${instant} NOT NULL, updated_at ${instant} NOT NULL`;
}
