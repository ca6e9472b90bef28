/** Returns a function that runs jobs, at most `limit` at once; the others wait in order. */
export function limitConcurrency(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running < limit) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Maximum number of open snapshots: each holds a connection and, on SQLite, its cache. */
export const SNAPSHOTS_AT_ONCE = 3;
