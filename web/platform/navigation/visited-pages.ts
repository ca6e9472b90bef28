import { useEffect } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';

interface Visit {
  key: string;
  pathname: string;
  search: string;
  /** What a link back to it is called. */
  label: string;
}

interface ReturnTarget {
  to: string;
  label: string;
  /** The number of history entries to go back; undefined if none leads there. */
  steps: number | undefined;
}

/** The signed-in user's history in this tab; only in memory, because searches contain children's names. */
let visits: Visit[] = [];
let current = -1;
let visitor: number | undefined;

/** Records the visited pages and what links back to them are called; to be called once, around them. */
export function useVisitedPages(userId: number, labelOf: (pathname: string) => string): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (visitor !== userId) [visits, current, visitor] = [[], -1, userId];
    remember({ ...location, label: labelOf(location.pathname) }, type);
  }, [location, type, userId, labelOf]);
}

/**
 * Returns where a record's page leads back to: the page it was opened from, with its filters, otherwise the list of
 * its kind.
 */
export function returnTargetOf(location: Location, list: { to: string; label: string }): ReturnTarget {
  const known = visits.findIndex(({ key }) => key === location.key);
  const here = known < 0 ? current + 1 : known;
  const from = visits
    .slice(0, here)
    .findLastIndex(({ pathname }) => pathname === list.to || isElsewhere(pathname, list.to));
  const visit = visits[from];
  if (!visit) return { ...list, steps: undefined };
  const label = visit.pathname === list.to ? list.label : visit.label;
  return { to: `${visit.pathname}${visit.search}`, label, steps: from - here };
}

/** Returns the clients whose pages were opened in this tab, latest first. */
export function visitedClients(): number[] {
  const ids = visits.map(({ pathname }) => parseRecordId(/^\/clients\/(\d+)$/.exec(pathname)?.[1] ?? ''));
  return [...new Set(ids.toReversed())].filter((id) => id !== undefined);
}

function remember({ key, pathname, search, label }: Visit, type: NavigationType): void {
  const visit = { key, pathname, search, label };
  const known = visits.findIndex((one) => one.key === key);
  if (known >= 0) current = known;
  else if (type === 'REPLACE' && current >= 0) visits[current] = visit;
  else {
    visits = type === 'PUSH' ? [...visits.slice(0, current + 1), visit] : [visit];
    current = visits.length - 1;
  }
}

/** Skips records of the same kind, such as the next session, and forms; the address of Monthly Billing holds its choices. */
function isElsewhere(pathname: string, list: string): boolean {
  return !pathname.startsWith(`${list}/`) && !/^(?!\/vouchers).*\/(new|edit|batch)(\/|$)/.test(pathname);
}
