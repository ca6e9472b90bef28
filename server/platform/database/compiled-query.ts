import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './tables.ts';

/**
 * A query that runs with every request: it is built and compiled the first time, and after that only its values are
 * put in. `build` gets stand-ins for the values and may do nothing with them but name them in the query.
 */
export function compiledOnce<Values extends object, Row>(
  build: (queries: Queries, values: Values) => Compilable<Row>,
): (queries: Queries, values: Values) => Promise<Row[]> {
  // Transactions of a database share its adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries, values) => {
    const { adapter } = queries.getExecutor();
    const query = compiled.get(adapter) ?? build(queries, standIns<Values>()).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof StandIn ? values[value.name as keyof Values] : value,
    );
    return (await queries.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

// A query takes whatever it is given as a value to its parameters; nothing else looks at a stand-in.
function standIns<Values extends object>(): Values {
  const each: unknown = new Proxy({}, { get: (_, name) => new StandIn(String(name)) });
  return each as Values;
}
