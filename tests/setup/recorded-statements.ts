import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/** Matches work; transaction statements do not count. */
const WORK = /^\s*(with|select|insert|update|delete)\b/i;

/** Returns the statements that this process sends to SQLite or PostgreSQL during `work`, with repetitions. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  return (await answersDuring(work)).map(({ statement }) => statement);
}

/** Returns each of these statements with the number of rows that it returned, with repetitions. */
export async function answersDuring(work: () => Promise<unknown>): Promise<AnsweredStatement[]> {
  const answered: AnsweredStatement[] = [];
  const note = async (statement: unknown, answer: unknown) => {
    if (typeof statement !== 'string' || !WORK.test(statement)) return;
    const noted = { statement, rows: 0 };
    answered.push(noted);
    const rows = Array.isArray(answer) ? answer : Object(await answer).rows;
    noted.rows = Array.isArray(rows) ? rows.length : 0;
  };
  const onSqlite = (sent: object, _parameter: unknown, rows: unknown) =>
    void note(Reflect.get(sent, 'sourceSQL'), rows);
  const stops = [
    watch(StatementSync.prototype, 'all', onSqlite),
    watch(StatementSync.prototype, 'run', onSqlite),
    watch(pg.Client.prototype, 'query', (_client, sent, result) => {
      // A failure is its caller's to handle.
      note(Object(sent).text, result).catch(() => undefined);
    }),
  ];
  try {
    await work();
  } finally {
    for (const stop of stops) stop();
  }
  return answered;
}

interface AnsweredStatement {
  statement: string;
  /** Rows that it returned; 0 if it failed. */
  rows: number;
}

/** Reports each call of a method, with its first parameter and what it returned, until it is stopped. */
function watch(
  prototype: object,
  method: string,
  onCall: (self: object, first: unknown, returned: unknown) => void,
): () => void {
  const original = Reflect.get(prototype, method);
  Reflect.set(prototype, method, function (this: object, ...parameters: unknown[]) {
    const returned = Reflect.apply(original, this, parameters);
    onCall(this, parameters[0], returned);
    return returned;
  });
  return () => void Reflect.set(prototype, method, original);
}
