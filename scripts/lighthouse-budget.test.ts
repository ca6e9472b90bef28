import { describe, expect, test } from 'vitest';
import { medianMeasure, type PageMeasure, shortfallsOf } from './lighthouse-budget.ts';
import { lighthouseTable } from './lighthouse-table.ts';

const well: PageMeasure = {
  page: '/about',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs: 650,
  layoutShift: 0,
  blockingMs: 0,
  failedAudits: [],
};

describe('the budget', () => {
  test.each<[string, Partial<PageMeasure>, RegExp | undefined]>([
    ['a page as it should be', {}, undefined],
    ['the slowest paint allowed', { largestPaintMs: 800 }, undefined],
    ['a slower paint', { largestPaintMs: 801 }, /largest paint takes 801 ms/],
    ['one point less', { seo: 99, failedAudits: ['link-text'] }, /seo 99 \(link-text\)/],
    ['a shift that can be seen', { layoutShift: 0.001 }, /shifts by 0.001/],
    ['a blocked moment', { blockingMs: 1 }, /blocked for 1 ms/],
    ['a number nobody knows', { largestPaintMs: Number.NaN }, /largest paint/],
  ])('%s', (_what, change, shortfall) => {
    const found = shortfallsOf({ ...well, ...change });
    expect(found).toEqual(shortfall ? [expect.stringMatching(shortfall)] : []);
  });
});

describe('the middle of three visits', () => {
  test('ignores one disturbed visit, number by number', () => {
    const visits = [{ largestPaintMs: 1208 }, { blockingMs: 92 }, { largestPaintMs: 660 }];
    expect(medianMeasure(visits.map((visit) => ({ ...well, ...visit })))).toMatchObject({
      largestPaintMs: 660,
      blockingMs: 0,
    });
  });

  test('is slow if two visits are slow', () => {
    const slow = { ...well, largestPaintMs: 900, failedAudits: ['largest-contentful-paint'] };
    expect(shortfallsOf(medianMeasure([slow, well, slow]))).toHaveLength(1);
  });
});

test('the table explains its numbers and marks the pages with an exception', () => {
  const table = lighthouseTable([well, { ...well, page: '/auth' }], { visits: 3, unlistedPages: ['/auth'] });
  expect(table).toMatch(/^\/about +100 +100 +100 +100 +650/m);
  expect(table).toMatch(/^\/auth +100 +100 +100 +\*100 +650/m);
  expect(table).toContain('the median of 3 visits');
  expect(table).toContain('* without the audit is-crawlable');
});
