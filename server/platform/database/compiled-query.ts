import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './tables.ts';

/**
 * Returns a query that is built and compiled once, and then run with new values. `build` receives placeholders for
 * the values and may only use them as parameters.
 */
export function compiledOnce<Values extends object, Row>(
  build: (queries: Queries, values: Values) => Compilable<Row>,
): (queries: Queries, values: Values) => Promise<Row[]> {
  // Transactions of a database share its adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, values) => {
    const { adapter } = queries.getExecutor();
    const query = compiled.get(adapter) ?? build(queries, placeholders<Values>()).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    );
    return (await queries.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

// A query passes any value on to its parameters; nothing else reads a placeholder.
function placeholders<Values extends object>(): Values {
  const each: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  return each as Values;
}
