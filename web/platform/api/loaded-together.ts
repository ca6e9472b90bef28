interface Loading {
  data: unknown;
  error: Error | null;
  isError: boolean;
  refetch: () => unknown;
}

/** Returns the first error of queries that are of use together, and a retry of those that failed. */
export function loadedTogether(queries: readonly Loading[]): { error: Error | null; refetch: () => void } {
  return {
    error: queries.find(({ data, error }) => data === undefined && error)?.error ?? null,
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
