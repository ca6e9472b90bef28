import { useEffect } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { menuEntries } from './practice-menu-entries.ts';

interface Visit {
  key: string;
  pathname: string;
  search: string;
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

const recordNames: Partial<Record<string, string>> = {
  clients: 'Client',
  sessions: 'Session',
  groups: 'Group',
  assessments: 'Assessment',
  invoices: 'Invoice',
};

/** Records the visited pages; to be called once, around them. */
export function useVisitedPages(userId: number): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (visitor !== userId) [visits, current, visitor] = [[], -1, userId];
    remember(location, type);
  }, [location, type, userId]);
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
  const label = visit.pathname === list.to ? list.label : labelOf(visit.pathname);
  return { to: `${visit.pathname}${visit.search}`, label, steps: from - here };
}

/** Returns the clients whose pages were opened in this tab, latest first. */
export function visitedClients(): number[] {
  const ids = visits.map(({ pathname }) => parseRecordId(/^\/clients\/(\d+)$/.exec(pathname)?.[1] ?? ''));
  return [...new Set(ids.toReversed())].filter((id) => id !== undefined);
}

function remember({ key, pathname, search }: Location, type: NavigationType): void {
  const visit = { key, pathname, search };
  const known = visits.findIndex((one) => one.key === key);
  if (known >= 0) current = known;
  else if (type === 'REPLACE' && current >= 0) visits[current] = visit;
  else {
    visits = type === 'PUSH' ? [...visits.slice(0, current + 1), visit] : [visit];
    current = visits.length - 1;
  }
}

/** Skips records of the same kind, such as the next session, and forms. */
function isElsewhere(pathname: string, list: string): boolean {
  return !pathname.startsWith(`${list}/`) && !/\/(new|edit|batch)(\/|$)/.test(pathname);
}

function labelOf(pathname: string): string {
  const [, room = '', id] = pathname.split('/');
  const entry = menuEntries.find(({ to }) => to === `/${room}`);
  if (room === 'groups' && !id) return 'Groups';
  return (id && recordNames[room]) || (entry?.label ?? 'Back');
}
