import process from 'node:process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddress } from '#tests/setup/list-address.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import { FuzzedPractice } from './fuzzed-practice.ts';
import { expectSound } from './invariants.ts';
import { madeUpRequests } from './made-up-requests.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5_000);
/** A practice takes as many as this; then another one is opened, since lists of ten thousands would only slow it down. */
const A_ROUND = 5_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_129);
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 3);

const rounds = Array.from({ length: Math.ceil(REQUESTS / A_ROUND) }, (_, index) => index);
const ends = Date.now() + MINUTES * 60_000;
const answered = new Map<string, number>();
/** Which calls were taken at least once: a suite that only bumps into refusals proves little. */
const taken = new Set<string>();

test.each(rounds)(
  'Whatever is sent, nothing breaks and nothing is half (round %i)',
  async (round) => {
    const fuzzed = await FuzzedPractice.start();
    const count = Math.min(A_ROUND, REQUESTS - round * A_ROUND);
    const requests = fc.sample(madeUpRequests(fuzzed.document), { numRuns: count, seed: seed + round });
    for (const request of requests) {
      if (Date.now() > ends) break;
      const reply = await fuzzed.send(request);
      const told = JSON.stringify({ ...request, seed: seed + round });
      expect(reply.status, `${told} answered ${reply.text}`).toBeLessThan(500);
      const kind = `${String(reply.status).charAt(0)}xx`;
      if (reply.status < 300) taken.add(request.call);
      answered.set(kind, (answered.get(kind) ?? 0) + 1);
    }
    await expectSound(fuzzed);
  },
  (MINUTES + 2) * 60_000,
);

test('Requests of every kind were taken and refused', () => {
  const sent = [...answered.values()].reduce((sum, each) => sum + each, 0);
  console.table({ seed, sent, ...Object.fromEntries([...answered].sort()) });
  for (const kind of ['2xx', '4xx']) expect(answered.get(kind) ?? 0).toBeGreaterThan(sent / 20);
  for (const { table, calls } of specimens) {
    const list = listAddress(table);
    if (!(`DELETE ${list}/:id` in calls)) continue;
    // Made-up bills lack the reason for a warning, or have nothing to bill.
    if (table === 'vouchers') continue;
    for (const call of [`POST ${list}`, `PUT ${list}/{id}`, `DELETE ${list}/{id}`]) {
      expect(taken, call).toContain(call);
    }
  }
});
