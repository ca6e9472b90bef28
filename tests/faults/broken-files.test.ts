import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';

const PAGE_BYTES = 4096;
const WRITES = 40;

printFaults();

/** A practice that saves clients one by one; and how long its log was when each of them was answered. */
async function savingPractice() {
  const dataDir = faultFolder();
  const database = await openDatabase({ dataDir });
  const practice = await startTestPractice({ database });
  const therapist = await practice.register();
  const file = path.join(dataDir, 'practice.db');
  const before = readFileSync(file);
  const answered: { id: number; logBytes: number }[] = [];
  for (let count = 0; count < WRITES; count += 1) {
    const { id } = (await therapist.post('/api/clients', buildClient())).json<Client>();
    answered.push({ id, logBytes: statSync(`${file}-wal`).size });
  }
  const log = readFileSync(`${file}-wal`);
  // The log was not checkpointed into the file in between, or the lengths would prove nothing.
  expect(readFileSync(file).equals(before)).toBe(true);
  await practice.app.close();
  await database.close();
  return { file, before, log, answered };
}

/** Starts on a data folder; returns its clients, or the sentence of the refusal. */
async function startOn(dataDir: string): Promise<{ clients: number[] } | { refusal: string }> {
  try {
    const database = await openDatabase({ dataDir });
    try {
      const damage = await database.file?.findDamage();
      if (damage) return { refusal: damage };
      const rows = await database.read.selectFrom('clients').select('id').orderBy('id').execute();
      return { clients: rows.map(({ id }) => id) };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartupError) return { refusal: error.message };
    throw error;
  }
}

test('After a power cut everything is there that was answered before it', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const { before, log, answered } = await savingPractice();
  await tryFaults('power cut', 10, async (moment, index) => {
    const dataDir = faultFolder();
    const kept = Math.floor(moment * log.length);
    writeFileSync(path.join(dataDir, 'practice.db'), before);
    // Bytes that were not synced may be missing or arbitrary.
    const unsettled = index % 2 === 0 ? Buffer.alloc(0) : Buffer.alloc(3 * PAGE_BYTES, 0xa5);
    writeFileSync(path.join(dataDir, 'practice.db-wal'), Buffer.concat([log.subarray(0, kept), unsettled]));
    const found = await startOn(dataDir);
    expect(found).toHaveProperty('clients');
    const clients = 'clients' in found ? found.clients : [];
    const due = answered.filter(({ logBytes }) => logBytes <= kept).map(({ id }) => id);
    expect(clients.slice(0, due.length)).toEqual(due);
    rmSync(dataDir, { recursive: true });
    return clients.length > due.length ? 'and what was not answered yet' : 'all there';
  });
});

test('A file that lost its end, or a part, is refused with a way back, and never half or empty', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const { file, answered } = await savingPractice();
  const pages = statSync(file).size / PAGE_BYTES;
  const outcomes = await tryFaults('damaged file', 10, async (moment, index) => {
    const dataDir = faultFolder();
    const damaged = path.join(dataDir, 'practice.db');
    copyFileSync(file, damaged);
    mkdirSync(path.join(dataDir, 'backups'));
    writeFileSync(path.join(dataDir, 'backups', 'daily-2026-11-20.db'), 'a backup');
    const page = Math.floor(moment * pages);
    if (index % 2 === 0) truncateSync(damaged, page * PAGE_BYTES);
    else overwritePage(damaged, page);
    const found = await startOn(dataDir);
    rmSync(dataDir, { recursive: true });
    if ('refusal' in found) {
      expect(found.refusal).toContain('npm run restore');
      return 'refused';
    }
    // A page that nothing stands on.
    expect(found.clients).toEqual(answered.map(({ id }) => id));
    return 'whole';
  });
  expect(outcomes.get('refused')).toBeGreaterThan(0);
});

function overwritePage(file: string, page: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  writeFileSync(file, bytes);
}
