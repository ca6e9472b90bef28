// The floor of `npm run bench`: the same answers by bare node:http, as little code as they can be given with. It looks a
// sign-in up, keeps to its therapist's rows, and commits each create; no log, no versions, no validation of answers.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { columnOf, fieldOf, isOwnColumn } from '#server/platform/database/record-rows.ts';

const { PORT, DATABASE_FILE, DATABASE_URL, PAGE, PAGE_HEADERS } = process.env;

type Row = Record<string, unknown>;
type Ask = (...values: unknown[]) => Promise<Row[]> | Row[];

const columns = Object.keys(sessionRecord.fields)
  .filter((field) => isOwnColumn(sessionRecord, field))
  .map(columnOf);
const selected = [
  ...columns.map((column) => `${column} AS "${fieldOf(column)}"`),
  `(SELECT notes FROM session_notes WHERE session_notes.therapist_id = sessions.therapist_id
    AND session_id = sessions.id) AS notes`,
].join(', ');
const inserted = columns.filter((column) => column !== 'id');

const statement = DATABASE_URL === undefined ? onSqlite() : onPostgres(DATABASE_URL);
const findSignedIn = statement(
  `SELECT users.id FROM sign_ins JOIN users ON users.id = sign_ins.therapist_id
   WHERE token_hash = ? AND expires_at > ? AND disabled_at IS NULL`,
);
const listSessions = statement(
  `SELECT ${selected} FROM sessions WHERE therapist_id = ? ORDER BY date DESC, id DESC`,
);
const findClient = statement('SELECT id FROM clients WHERE id = ? AND therapist_id = ?');
const addSession = statement(
  `INSERT INTO sessions (${inserted.join(', ')}) VALUES (${inserted.map(() => '?').join(', ')}) RETURNING ${selected}`,
);
const page = { headers: JSON.parse(PAGE_HEADERS ?? '{}'), body: Buffer.from(PAGE ?? '', 'base64') };

createServer(async (request, reply) => {
  if (request.url === '/') return void reply.writeHead(200, page.headers).end(page.body);
  const { status, body } = await answer(request).catch((error: Error) => ({
    status: 500,
    body: error.message,
  }));
  const bytes = Buffer.from(JSON.stringify(body));
  reply
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
    .end(bytes);
}).listen(Number(PORT), () => console.log(`http://localhost:${PORT}`));

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const token = /sign_in=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const now = new Date().toISOString();
  const hash = createHash('sha256').update(token).digest('hex');
  const [user] = await findSignedIn(hash, now);
  if (user === undefined) return { status: 401, body: 'Not signed in' };
  if (request.method === 'GET') return { status: 200, body: await listSessions(user.id) };
  const session: Row = JSON.parse(await textOf(request));
  const [client] = await findClient(session.clientId, user.id);
  if (client === undefined) return { status: 404, body: 'No such client' };
  const row: Row = { ...session, therapistId: user.id };
  Object.assign(row, { absenceNumber: 0, billable: true, createdAt: now, updatedAt: now });
  const [made] = await addSession(...inserted.map((column) => row[fieldOf(column)] ?? null));
  return { status: 201, body: made };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

function onSqlite(): (text: string) => Ask {
  const database = new DatabaseSync(DATABASE_FILE ?? '');
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return (text) => {
    const prepared = database.prepare(text);
    return (...values) => {
      const rows = prepared.all(...values.map((value) => (value === true ? 1 : (value as string | number))));
      for (const row of rows) if ('billable' in row) Object.assign(row, { billable: row.billable === 1 });
      return rows;
    };
  };
}

function onPostgres(connectionString: string): (text: string) => Ask {
  pg.types.setTypeParser(20, Number);
  pg.types.setTypeParser(1184, (moment) => new Date(moment).toISOString());
  const pool = new pg.Pool({ connectionString, max: 10 });
  return (text) => {
    let place = 0;
    const numbered = {
      name: createHash('md5').update(text).digest('hex'),
      text: text.replace(/\?/g, () => `$${++place}`),
    };
    return async (...values) => (await pool.query({ ...numbered, values })).rows;
  };
}
