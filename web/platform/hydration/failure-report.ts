import type { BrowserFailure } from '#domain/platform/browser-failure.ts';
import { request } from '#web/platform/api/request.ts';
import { withoutRecordNumbers } from './analytics.ts';

/**
 * Tells the server that a screen broke, without a word of what was on it. Gives the number under which the server's
 * log has it, or nothing when the server cannot be reached.
 */
export async function reportFailure(error: unknown): Promise<string | undefined> {
  try {
    const { number } = await request('POST /api/failures', { body: failureOf(error) });
    return number;
  } catch {
    // The page that says that something broke stands without a number, too.
    return undefined;
  }
}

function failureOf(error: unknown): BrowserFailure {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
  return {
    screen: withoutRecordNumbers(location.pathname).slice(0, 200),
    kind: name.slice(0, 60),
    place: /\/assets\/[\w.-]+:\d+:\d+/.exec(stack)?.[0] ?? '',
  };
}
