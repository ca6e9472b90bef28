import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/**
 * What a request for a page of the website means for its count: a person sees it now, the browser fetched it ahead
 * and may show it later, or it does not count at all.
 */
export type PageVisit = 'seen' | 'fetched ahead' | 'not counted';

/**
 * Reads a visit from a request's headers. Programs do not count, nor do people whose browser asks not to be
 * tracked. Nothing that was read here is kept.
 */
export function pageVisitOf(method: string, headers: IncomingHttpHeaders): PageVisit {
  if (method !== 'GET' || asksNotToBeCounted(headers) || isProgram(headers)) return 'not counted';
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return 'not counted';
  if (/prefetch|prerender/.test(String(headers['sec-purpose']))) return 'fetched ahead';
  // Older browsers name fetching ahead otherwise, and cannot tell later that the page was shown.
  return headers.purpose === undefined && headers['x-moz'] === undefined ? 'seen' : 'not counted';
}

/** Whether a page that tells that it is shown now, after it was fetched ahead, counts. */
export function isCountedShowing(headers: IncomingHttpHeaders): boolean {
  return !asksNotToBeCounted(headers) && !isProgram(headers);
}

/** "Do Not Track" and "Global Privacy Control". */
function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

function isProgram(headers: IncomingHttpHeaders): boolean {
  const name = headers['user-agent'];
  return !name || isbot(name);
}
