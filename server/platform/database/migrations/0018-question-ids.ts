import type { ColumnType, Kysely } from 'kysely';

/** Only what this migration reads and writes. */
type TablesThen = {
  assessments: { id: number; questions: ColumnType<object[], string, string> };
};

/** The questions of an assessment get ids: those that are there already get their places, which differ. */
export function questionIdsMigration() {
  return {
    async up(untyped: Kysely<unknown>): Promise<void> {
      const queries = untyped.withTables<TablesThen>();
      const assessments = await queries.selectFrom('assessments').select('id').execute();
      for (const { id } of assessments) {
        const { questions } = await queries
          .selectFrom('assessments')
          .select('questions')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const identified = questions.map((question, place) => ({ ...question, id: String(place + 1) }));
        await queries
          .updateTable('assessments')
          .set({ questions: JSON.stringify(identified) })
          .where('id', '=', id)
          .execute();
      }
    },
  };
}
