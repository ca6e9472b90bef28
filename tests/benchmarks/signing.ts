// `npm run bench -- signing`: how long a signature is waited for beside another write on the same disk, and how long 10,000 signed
// texts take to be looked at. Exits 1 when a goal is not held.
import { randomUUID } from 'node:crypto';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { chainHash } from '#server/clinical/signing/chain.ts';
import { verifySigned } from '#server/clinical/signing/verify-signed.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { median } from './drive.ts';
import { folderOnDisk } from './measured-servers.ts';

const SIGNATURES = 40;
const TEXTS = 10_000;
const ROWS_AT_ONCE = 500;
/** Lists and what was pulled are written as their text; these sessions have none. */
const asText = { diagnosis_codes: '[]', procedure_codes: '[]', pulled: '{}' };
const lines: { work: string; goal: string; measured: string; holds: boolean }[] = [];

await prepareProgram();
const dataDir = folderOnDisk();
await measureSigning();
await measureLooking();
console.table(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;

async function measureSigning(): Promise<void> {
  const program = await startProgram({ DATA_DIR: dataDir });
  const therapist = await therapistAt(program.url);
  const { client } = await addSignable(therapist, { date: '2026-01-05T15:00:00.000Z' });
  const [writes, signatures]: [number[], number[]] = [[], []];
  for (let made = 0; made < SIGNATURES; made++) {
    const body = buildSession({ clientId: client.id, date: '2026-01-06T15:00:00.000Z' });
    const began = performance.now();
    const { id } = await addRecord<{ id: number }>(therapist, '/api/sessions', body);
    const between = performance.now();
    const { status } = await therapist.post(`/api/sessions/${id}/note/sign`, { status: 'completed' });
    if (status !== 201) throw new Error(`Signing was answered ${status}`);
    writes.push(between - began);
    signatures.push(performance.now() - between);
  }
  await program.stop();
  tell('a signature beside another write', 100, median(signatures) - median(writes));
}

async function measureLooking(): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await addTexts(database, TEXTS - SIGNATURES);
  const began = performance.now();
  const { texts, broken } = await verifySigned(database);
  const took = performance.now() - began;
  await database.close();
  if (texts !== TEXTS || broken.length > 0) throw new Error('The texts are not whole');
  tell(`a look at ${TEXTS} signed texts`, 5_000, took);
}

/** Carries the chain of the last text on by copies of it, each of a session of its own with its own note. */
async function addTexts(database: Database, count: number): Promise<void> {
  const { read } = database;
  const last = await read
    .selectFrom('signed_documents')
    .selectAll()
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const note = await read
    .selectFrom('session_notes')
    .selectAll()
    .where('session_id', '=', last.session_id)
    .executeTakeFirstOrThrow();
  const session = await read
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', note.session_id)
    .executeTakeFirstOrThrow();
  let { hash, position } = last;
  let id = session.id;
  const { id: _text, ...text } = last;
  const { id: _note, ...copiedNote } = note;
  for (let added = 0; added < count; added += ROWS_AT_ONCE) {
    const copies = Array.from({ length: Math.min(ROWS_AT_ONCE, count - added) }, () => {
      const previous_hash = hash;
      const uid = randomUUID();
      const words = text.text.replace(text.uid, uid);
      hash = chainHash(previous_hash, words);
      position += 1;
      id += 1;
      // As imported, since no log names them.
      return { uid, text: words, position, previous_hash, hash, session_id: id, signed_by: null };
    });
    await database.write(async (queries) => {
      const sessions = copies.map(({ session_id }) => ({ ...session, id: session_id }));
      const notes = copies.map(({ session_id }) => ({ ...copiedNote, ...asText, session_id }));
      await queries.insertInto('sessions').values(sessions).execute();
      await queries.insertInto('session_notes').values(notes).execute();
      const texts = copies.map((copy) => ({ ...text, ...copy }));
      await queries.insertInto('signed_documents').values(texts).execute();
    });
  }
}

function tell(work: string, atMostMs: number, ms: number): void {
  lines.push({
    work,
    goal: `≤ ${atMostMs} ms`,
    measured: `${ms.toFixed(1)} ms`,
    holds: ms <= atMostMs,
  });
}
