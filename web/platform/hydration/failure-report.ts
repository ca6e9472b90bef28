import type { BrowserFailure } from '#domain/platform/browser-failure.ts';
import { RequestError, request } from '#web/platform/api/request.ts';
import { withoutRecordNumbers } from './analytics.ts';

/** What became of a report. */
export interface FailureReport {
  /** The number of its line in the server's log. */
  number?: string;
  /** Whether the server could not be reached: the screen's script did not arrive either. */
  isUnreachable?: boolean;
}

/** Reports a failed screen to the server, without its content. */
export async function reportFailure(error: unknown): Promise<FailureReport> {
  try {
    return await request('POST /api/failures', { body: failureOf(error) });
  } catch (refusal) {
    // The error page is shown without a number.
    return { isUnreachable: !(refusal instanceof RequestError) };
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
