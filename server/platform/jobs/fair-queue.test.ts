import { expect, test } from 'vitest';
import { FairQueue, TooManyWaiting } from './fair-queue.ts';

/** Jobs that end when they are told to, and the order in which they began. */
function startTurns(limits = { atOnce: 2, perOwner: 1, waiting: 5 }) {
  const turns = new FairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: number, name: string, signal?: AbortSignal) =>
    turns.run(
      owner,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  return { turns, begun, ask, end: (name: string) => ends.get(name)?.() };
}

test("Many jobs of one owner never delay another owner's first", async () => {
  const { begun, ask, end } = startTurns();
  const first = ask(1, 'a1');
  void ask(1, 'a2');
  void ask(1, 'a3');
  void ask(2, 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  expect(await first).toBe('a1');
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
});

test('Waiting owners take turns', async () => {
  const { begun, ask, end } = startTurns({ atOnce: 1, perOwner: 1, waiting: 5 });
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name);
  for (const name of ['b1', 'b2']) void ask(2, name);
  void ask(3, 'c1');
  for (const [count, name] of ['a1', 'b1', 'c1', 'a2', 'b2'].entries()) {
    end(name);
    await expect.poll(() => begun.length).toBe(count + 2);
  }
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('An owner never has more running jobs than allowed, even if nobody else waits', async () => {
  const { begun, ask } = startTurns({ atOnce: 3, perOwner: 2, waiting: 5 });
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name);
  expect(begun).toEqual(['a1', 'a2']);
  void ask(2, 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('An owner with too many waiting jobs is refused, without counting against others', () => {
  const { ask } = startTurns({ atOnce: 1, perOwner: 1, waiting: 2 });
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name);
  expect(() => ask(1, 'a4')).toThrow(TooManyWaiting);
  expect(() => void ask(2, 'b1')).not.toThrow();
});

test('A job aborted while waiting is skipped, and a failed job frees its place', async () => {
  const { turns, begun, ask } = startTurns({ atOnce: 1, perOwner: 1, waiting: 5 });
  let fail: (error: Error) => void = () => undefined;
  const failing = turns.run(1, () => new Promise((_, reject) => (fail = reject)));
  const leaving = new AbortController();
  const left = ask(2, 'b1', leaving.signal);
  void ask(3, 'c1');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual(['c1']);
});
