import { expect, test } from 'vitest';
import { conversionRate, viewCount, websiteReport } from './website-report.ts';

const scope = {
  period: { from: '2026-11-01', until: '2026-12-01' },
  before: { from: '2026-10-01', until: '2026-11-01' },
  timeZone: 'America/New_York',
};
const views = [
  { day: '2026-10-31', path: '/about', views: 7 },
  { day: '2026-11-01', path: '/', views: 5 },
  { day: '2026-11-01', path: '/about', views: 2 },
  { day: '2026-11-30', path: '/', views: 4 },
  { day: '2026-12-01', path: '/', views: 90 },
];
const inquiry = (id: number, createdAt: string, state: 'new' | 'client' | 'closed') => ({
  id,
  parentName: 'Pat Example',
  createdAt,
  state,
});
const inquiries = [
  inquiry(1, '2026-11-01T03:59:59.999Z', 'client'),
  inquiry(2, '2026-11-01T04:00:00.000Z', 'client'),
  inquiry(3, '2026-11-15T12:00:00.000Z', 'new'),
  inquiry(4, '2026-11-16T12:00:00.000Z', 'closed'),
  inquiry(5, '2026-12-01T05:00:00.000Z', 'client'),
];

test('Views, requests and clients of a period are reported next to the previous period', () => {
  const { rows, rowsBefore, pages, overTime } = websiteReport(views, inquiries, scope);
  expect([viewCount(rows.views), viewCount(rowsBefore.views)]).toEqual([11, 7]);
  expect(rows.requests.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(rows.becameClients.map(({ id }) => id)).toEqual([2]);
  expect([conversionRate(rows), conversionRate(rowsBefore)]).toEqual([1 / 3, 1]);
  expect(pages.map(({ path, views, before }) => [path, viewCount(views), viewCount(before)])).toEqual([
    ['/', 9, 0],
    ['/about', 2, 7],
  ]);
  expect(overTime).toHaveLength(30);
  expect(overTime.flatMap((part) => part.views.map((row) => [part.slice.label, row.views]))).toEqual([
    ['Nov 1', 5],
    ['Nov 1', 2],
    ['Nov 30', 4],
  ]);
});

test('Without requests there is no conversion rate', () => {
  const { rows } = websiteReport([], [], scope);
  expect(conversionRate(rows)).toBeNull();
  expect(viewCount(rows.views)).toBe(0);
});
