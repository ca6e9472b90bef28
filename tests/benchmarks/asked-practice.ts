import type { FastifyInstance } from 'fastify';
import { createSignIn } from '#server/people/sign-in/sign-in-store.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { createApp } from '#server/program/app.ts';
import { addTemplate } from '#tests/builders/assessment-builder.ts';
import { addClientImport, buildClient } from '#tests/builders/client-builder.ts';
import { addEdition } from '#tests/builders/edition-builder.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { type CallIds, pathOf, privateCalls } from '#tests/builders/valid-calls.ts';
import { TestVisitor } from '#tests/setup/test-visitor.ts';

/** A call with all that is sent. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Somebody who is signed in to a practice, and what she asks. */
export interface AskedPractice {
  cookie: string;
  calls: readonly Call[];
}

/** It never ends; it is measured by itself (`npm run bench -- ten-years`). */
const leftOut = ['GET /api/events', 'GET /api/export'];

/**
 * Signs a therapist in who becomes the practice's owner, so that every call is hers, and gives her one record of every kind
 * to ask for. Gives each reading call that is answered, and a create of each kind that is made every day; what `whileAsked`
 * does, it does around each of them.
 */
export async function askPractice(
  database: Database,
  dataDir: string,
  therapistId: number,
  whileAsked: (call: Call, ask: () => Promise<unknown>) => Promise<void> = (_call, ask) => ask().then(),
): Promise<AskedPractice> {
  const token = await database.write(async (queries) => {
    await queries.updateTable('practice').set({ owner_id: therapistId }).execute();
    const device = { address: null, name: null };
    return createSignIn(queries, { therapistId, device, hasSecondFactor: false }, new Date());
  });
  const cookie = `sign_in=${token}`;
  const app = await createApp({ config: { ...readConfig({ RATE_LIMITS: 'off' }), dataDir }, database });
  try {
    const visitor = visitorIn(app, cookie);
    const ids: CallIds = {
      ...noIds,
      ...(await addOneOfEach(visitor)),
      template: await addTemplate(visitor),
      clientImport: await addClientImport(visitor),
      edition: await addEdition(visitor),
    };
    const calls: Call[] = [];
    for (const call of callsAbout(ids)) {
      let status = 0;
      await whileAsked(
        call,
        async () => ({ status } = await visitor.request(call.method, call.path, call.body)),
      );
      if (status < 300) calls.push(call);
    }
    return { cookie, calls };
  } finally {
    await app.close();
  }
}

function callsAbout(ids: CallIds): Call[] {
  const reading = Object.keys(privateCalls).filter(
    (name) => name.startsWith('GET ') && !leftOut.includes(name),
  );
  return [
    ...reading.map((name) => {
      const path = pathOf(name, ids) + (privateCalls[name]?.query?.(ids) ?? '');
      return { name, method: 'GET', path } as const;
    }),
    ...Object.entries({
      '/api/sessions': buildSession({ clientId: ids.client }),
      '/api/clients': buildClient(),
      '/api/tasks': buildTask({ clientId: ids.client }),
    }).map(([path, body]) => ({ name: `POST ${path}`, method: 'POST', path, body }) as const),
  ];
}

function visitorIn(app: FastifyInstance, cookie: string): TestVisitor {
  return new TestVisitor(async ({ method, path, headers, body }) => {
    const reply = await app.inject({
      method,
      url: path,
      headers: { ...headers, cookie },
      ...(body === undefined ? {} : { payload: Buffer.from(body) }),
    });
    const received = {
      headers: new Headers(pairsOf(reply.headers)),
      bytes: new Uint8Array(reply.rawPayload),
    };
    return { status: reply.statusCode, text: reply.body, ...received };
  });
}

function pairsOf(headers: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}
