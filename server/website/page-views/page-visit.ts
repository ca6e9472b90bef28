import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/**
 * How a request for a website page is counted: a person sees it now, the browser prefetched it and may show
 * it later, or it is not counted.
 */
export type PageVisit = 'seen' | 'fetched ahead' | 'not counted';

/**
 * Classifies a request by its headers. Bots are not counted, nor are people whose browser asks not to be
 * tracked. The headers are not stored.
 */
export function pageVisitOf(method: string, headers: IncomingHttpHeaders): PageVisit {
  if (method !== 'GET' || asksNotToBeCounted(headers) || isProgram(headers)) return 'not counted';
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return 'not counted';
  if (/prefetch|prerender/.test(String(headers['sec-purpose']))) return 'fetched ahead';
  // Older browsers use other headers for prefetching, and cannot report later that the page was shown.
  return headers.purpose === undefined && headers['x-moz'] === undefined ? 'seen' : 'not counted';
}

/** Returns whether a prefetched page that reports being shown is counted. */
export function isCountedShowing(headers: IncomingHttpHeaders): boolean {
  return !asksNotToBeCounted(headers) && !isProgram(headers);
}

/** Checks "Do Not Track" and "Global Privacy Control". */
function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

function isProgram(headers: IncomingHttpHeaders): boolean {
  const name = headers['user-agent'];
  return !name || isbot(name);
}
