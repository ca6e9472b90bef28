import type { QueryClient } from '@tanstack/react-query';

/** Makes calls for an address of a screen; `search` is its query with the question mark, or empty. */
type FirstCalls = (queries: QueryClient, search: string) => readonly Promise<void>[];

const firstCalls = new Map<string, FirstCalls>();

/**
 * Names the calls that a screen makes first. They begin when the app opens with it, or when its menu entry is pressed, and
 * not after it was rendered.
 */
export function nameFirstCalls(path: string, calls: FirstCalls): void {
  firstCalls.set(path, calls);
}

/** Makes the first calls of a screen whose scripts are loaded, except those whose replies are known. */
export async function makeFirstCalls(queries: QueryClient, path: string, search = ''): Promise<void> {
  await Promise.all(firstCalls.get(path)?.(queries, search) ?? []);
}
