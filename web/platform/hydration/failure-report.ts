import type { BrowserFailure } from '#domain/platform/browser-failure.ts';
import { request } from '#web/platform/api/request.ts';
import { withoutRecordNumbers } from './analytics.ts';

/**
 * Reports a failed screen to the server, without its content. Returns the number of its log line; undefined if the
 * server is unreachable.
 */
export async function reportFailure(error: unknown): Promise<string | undefined> {
  try {
    const { number } = await request('POST /api/failures', { body: failureOf(error) });
    return number;
  } catch {
    // The error page is shown without a number.
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
