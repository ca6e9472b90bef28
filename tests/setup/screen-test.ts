import { IDBFactory } from 'fake-indexeddb';
import { test as base, expect, vi } from 'vitest';
import { billingOf } from './billing-records.ts';
import { BrowserProblems } from './browser-problems.ts';
import { caseloadOf } from './caseload-records.ts';
import { startChart } from './chart-records.ts';
import { groupsOf } from './group-records.ts';
import { newAccount } from './journey-account.ts';
import { preparedPractice } from './prepared-practice.ts';
import { schoolsOf } from './school-records.ts';
import { ScreenPage } from './screen-page.ts';
import { sessionsOf } from './session-records.ts';
import type { AtEnd } from './temporary-folder.ts';
import { startTestPractice } from './test-practice.ts';
import type { TestVisitor } from './test-visitor.ts';

// A test may set the screen's clock; the program keeps the real one.
const RealDate = globalThis.Date;
const clock = () => new RealDate();

/** Vitest's test with the app in a DOM, in front of the whole program in this process. */
export const test = base
  /**
   * Whether the therapist owns the practice, which then belongs to this test only: `test.override({ isOwner:
   * true })`.
   */
  .extend('isOwner', false)
  .extend('practice', ({ isOwner }) => (isOwner ? startTestPractice({ clock }) : preparedPractice({ clock })))
  .extend('account', () => newAccount())
  /** A signed-in therapist of this test only. */
  .extend('therapist', ({ practice, account }) => practice.register(account))
  /** Problems fail the test; `problems.allow(…)` allows those it causes on purpose. */
  .extend('problems', ({ task: _ }, { onCleanup }) => {
    const problems = new BrowserProblems();
    // The styles and scripts of the sign-in page come with its document, which does not exist here.
    problems.allow(/^An empty string|^Encountered a script tag/);
    const errors = vi
      .spyOn(console, 'error')
      .mockImplementation((...words) => problems.note(words.join(' ')));
    onCleanup(() => {
      errors.mockRestore();
      expect(problems.unexpected(), 'problems on the screen').toEqual([]);
    });
    return problems;
  })
  /** The therapist's browser. */
  .extend('page', ({ therapist, problems }, { onCleanup }) => openPage(therapist, problems, onCleanup))
  /** The browser of a visitor who is not signed in. */
  .extend('visitorPage', ({ practice, problems }, { onCleanup }) =>
    openPage(practice.visitor(), problems, onCleanup),
  )
  .extend('caseload', ({ therapist }) => caseloadOf(therapist))
  .extend('schedule', ({ therapist }) => sessionsOf(therapist))
  .extend('billing', ({ therapist }) => billingOf(therapist))
  .extend('schools', ({ therapist }) => schoolsOf(therapist))
  .extend('groups', ({ therapist }) => groupsOf(therapist))
  .extend('chart', ({ therapist }) => startChart(therapist));

function openPage(visitor: TestVisitor, problems: BrowserProblems, onCleanup: AtEnd): ScreenPage {
  const page = new ScreenPage(visitor, problems);
  vi.stubGlobal('fetch', page.line.fetch);
  // The disk of a device that nobody has used before.
  vi.stubGlobal('indexedDB', new IDBFactory());
  onCleanup(async () => {
    await page.close();
    vi.unstubAllGlobals();
  });
  return page;
}
