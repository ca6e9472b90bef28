import { sql } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { jsonReply } from '#domain/program/api-replies.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import type { FuzzedPractice } from './fuzzed-practice.ts';

/** Expects what must hold after any requests: shapes, owners, sums, the database's own rules, an unbroken log. */
export async function expectSound(fuzzed: FuzzedPractice): Promise<void> {
  for (const therapist of await fuzzed.signedIn()) {
    await expectLists(fuzzed, therapist);
    await expectInvoices(therapist);
  }
  await expectDatabase(fuzzed);
}

/** Every list answers in the shape that is described, with records of whoever asks. */
async function expectLists({ practice }: FuzzedPractice, therapist: TestVisitor): Promise<void> {
  const { id } = (await therapist.get('/api/user')).json<{ id: number }>();
  for (const { method, url, description } of practice.app.apiRoutes) {
    const { query, access } = description ?? {};
    const answer = jsonReply(method, url);
    const isList = method === 'GET' && answer instanceof z.ZodMiniArray && !url.includes(':');
    if (!isList || access === 'owner' || query?.safeParse({}).success === false) continue;
    const reply = await therapist.get(url);
    expect([url, reply.status]).toEqual([url, 200]);
    const records = reply.json<{ therapistId?: number }[]>();
    expect([url, answer.safeParse(records).error]).toEqual([url, undefined]);
    const others = records.filter(({ therapistId = id }) => therapistId !== id);
    if (url !== '/api/sealed-records') expect([url, others]).toEqual([url, []]);
  }
}

/** An invoice is worth its lines, and no session is on two. */
async function expectInvoices(therapist: TestVisitor): Promise<void> {
  const invoices = (await therapist.get('/api/invoices')).json<Invoice[]>();
  for (const { id, amount, lines } of invoices) {
    expect([id, lines.reduce((sum, line) => sum + line.cents, 0)]).toEqual([id, amount]);
  }
  const billed = invoices.flatMap(({ sessionIds }) => sessionIds);
  expect(new Set(billed).size).toBe(billed.length);
}

async function expectDatabase({ practice: { database } }: FuzzedPractice): Promise<void> {
  if (database.engine === 'sqlite') {
    expect((await sql`PRAGMA foreign_key_check`.execute(database.read)).rows).toEqual([]);
    expect((await sql`PRAGMA integrity_check`.execute(database.read)).rows).toEqual([
      { integrity_check: 'ok' },
    ]);
  }
  for (const log of await verifyAudit(database)) expect(log.brokenAt).toBeUndefined();
}
