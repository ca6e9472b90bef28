/** Runs jobs, no more than `limit` of them at once; the others wait for their turn, the first to come first. */
export function atMost(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
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

/** How many read as of one moment at once: each takes a connection, and on SQLite its cache, for as long as it reads. */
export const SNAPSHOTS_AT_ONCE = 3;
