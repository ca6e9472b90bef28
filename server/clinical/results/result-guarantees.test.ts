import { beforeAll, describe, expect, test } from 'vitest';
import { brokenUniqueness, isBrokenReference } from '#server/platform/database/dialect.ts';
import { addOneOfEach, type OneOfEach } from '#tests/builders/one-of-each.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestTherapist } from '#tests/setup/test-practice.ts';

let practice: PreparedPractice;
let therapist: TestTherapist;
let other: TestTherapist;
let ids: OneOfEach;
/** Of another client of the same therapist. */
let ofSibling: OneOfEach;
/** Of another therapist. */
let ofOther: OneOfEach;

beforeAll(async () => {
  practice = await preparedPractice();
  const owner = await practice.signInOwner();
  therapist = await practice.register();
  other = await practice.register();
  ids = await addOneOfEach(therapist, owner);
  ofSibling = await addOneOfEach(therapist, owner);
  ofOther = await addOneOfEach(other, owner);
});

const moments = { created_at: '2026-11-20T15:00:00.000Z', updated_at: '2026-11-20T15:00:00.000Z' };

/** Returns a result that can be added: its session has none yet. */
const row = () => ({
  therapist_id: therapist.id,
  client_id: ids.client,
  session_id: ids.billableSession,
  goal_id: ids.goal,
  goal_revision: 1,
  measure: 'trials' as const,
  phase: 'teaching' as const,
  marks: '["I"]',
  cue: null,
  seconds: null,
  count: null,
  minutes: null,
  rating: null,
  comment: null,
  ...moments,
});
type Changes = Partial<Record<keyof ReturnType<typeof row>, string | number | null>>;

/** Returns the database's error for a result with these columns; undefined if it is accepted. */
function refusalOf(changes: Changes): Promise<unknown> {
  const values = { ...row(), ...changes } as ReturnType<typeof row>;
  return practice.database
    .write((queries) => queries.insertInto('goal_results').values(values).execute())
    .then(() => undefined)
    .catch((error: unknown) => error);
}

test('The database accepts a valid result, but no second one of its session and goal', async () => {
  const first = { session_id: ids.otherBillableSession };
  expect(await refusalOf(first)).toBeUndefined();
  expect(brokenUniqueness(await refusalOf(first))).toBeDefined();
});

describe('The database refuses a result', () => {
  test.each<[string, () => Changes]>([
    ["of another child's session", () => ({ session_id: ofSibling.billableSession })],
    ["of another child's goal", () => ({ goal_id: ofSibling.goal })],
    ['of another child than its session and goal', () => ({ client_id: ofSibling.client })],
    ["of another therapist's session", () => ({ session_id: ofOther.billableSession })],
    ["of another therapist's goal", () => ({ goal_id: ofOther.goal })],
    ["in another therapist's caseload", () => ({ therapist_id: other.id })],
    ['of a revision that the goal has not', () => ({ goal_revision: 2 })],
    ['of another measure than its goal', () => ({ measure: 'cue', marks: null, cue: 'I' })],
  ])('%s', async (_, changes) => {
    expect(isBrokenReference(await refusalOf(changes()))).toBe(true);
  });

  test.each<Changes>([
    { marks: null },
    { marks: JSON.stringify(Array(201).fill('I')) },
    { seconds: '[5]' },
    { cue: 'I' },
    { rating: 1 },
    { count: 3 },
    { minutes: 5 },
    { phase: 'test' },
  ])('with %o', async (changes) => {
    const error = await refusalOf(changes);
    expect(String(error)).toMatch(/check constraint/i);
  });
});

test('The database prevents changes of a measured goal’s measure and of any revision', async () => {
  const { database } = practice;
  const measured = database.write((queries) =>
    queries.updateTable('goals').set({ measure: 'gas', ladder: null }).where('id', '=', ids.goal).execute(),
  );
  expect(isBrokenReference(await measured.catch((error: unknown) => error))).toBe(true);
  const revised = database.write((queries) =>
    queries.updateTable('goal_revisions').set({ reason: 'Another' }).execute(),
  );
  await expect(revised).rejects.toThrow('A revision of a goal is never changed');
  const moved = database.write((queries) =>
    queries
      .updateTable('sessions')
      .set({ client_id: ofSibling.client })
      .where('id', '=', ids.session)
      .execute(),
  );
  expect(isBrokenReference(await moved.catch((error: unknown) => error))).toBe(true);
});
