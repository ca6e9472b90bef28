import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/** Matches work; transaction statements do not count. */
const WORK = /^\s*(with|select|insert|update|delete)\b/i;

/** Returns the statements that this process sends to SQLite or PostgreSQL during `work`, with repetitions. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = (text: unknown) => void (typeof text === 'string' && WORK.test(text) && asked.push(text));
  const stops = [
    watch(StatementSync.prototype, 'all', (statement) => note(Reflect.get(statement, 'sourceSQL'))),
    watch(StatementSync.prototype, 'run', (statement) => note(Reflect.get(statement, 'sourceSQL'))),
    watch(pg.Client.prototype, 'query', (_client, asked) => note(Object(asked).text)),
  ];
  try {
    await work();
  } finally {
    for (const stop of stops) stop();
  }
  return asked;
}

/** Reports each call of a method until it is stopped. */
function watch(
  prototype: object,
  method: string,
  onCall: (self: object, first: unknown) => void,
): () => void {
  const original = Reflect.get(prototype, method);
  Reflect.set(prototype, method, function (this: object, ...parameters: unknown[]) {
    onCall(this, parameters[0]);
    return Reflect.apply(original, this, parameters);
  });
  return () => void Reflect.set(prototype, method, original);
}
