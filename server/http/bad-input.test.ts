import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasUnstorableText } from '#domain/text.ts';
import type { ListedRoute } from '#server/openapi/route-list.ts';
import { addBackup } from '#tests/builders/backup-builder.ts';
import { addClientImport } from '#tests/builders/client-builder.ts';
import { addEdition } from '#tests/builders/edition-builder.ts';
import {
  hostileId,
  hostileQuery,
  hostileText,
  hostileValue,
  malformedBodies,
  wrongTypes,
} from '#tests/builders/hostile-input.ts';
import { addInquiry } from '#tests/builders/inquiry-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { secondFactorOf } from '#tests/builders/second-factor.ts';
import { type CallIds, methodOf, privateCalls } from '#tests/builders/valid-calls.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';

/** The same inputs in every run, so that a failure is there again the next time. */
const steady = { seed: 20_261_121, numRuns: 25 };

interface Attacked extends TestPractice {
  therapist: TestVisitor;
  ids: CallIds;
  routes: readonly ListedRoute[];
}

/** A practice with a record of each kind; its owner turns against it. */
async function attackedPractice(): Promise<Attacked> {
  const practice = await startTestPractice();
  const therapist = await practice.register();
  const { id: invite } = (await therapist.post('/api/invites', {})).json<{ id: number }>();
  const inquiry = await addInquiry(therapist, practice.visitor());
  const clientImport = await addClientImport(therapist);
  const backup = await addBackup(therapist);
  const secondFactor = await secondFactorOf(therapist);
  const edition = await addEdition(therapist);
  const besides = { ...secondFactor, invite, inquiry, clientImport, backup, edition };
  const ids = { ...(await addOneOfEach(therapist)), ...besides };
  return { ...practice, therapist, ids, routes: practice.app.apiRoutes };
}

const validPublicBodies: Record<string, object> = {
  'POST /api/register': {
    fullName: 'Robin Sample',
    email: 'robin@example.com',
    username: 'robin',
    password: 'quiet-swing-42',
  },
  'POST /api/login': { username: 'therapist1', password: 'quiet-swing-42' },
  'POST /api/login/code': { code: '123456' },
  'POST /api/login/passkey': { response: new TestAuthenticator().sign({ challenge: 'sample' }) },
  'POST /api/contact': {
    parentName: 'Pat Example',
    childName: 'Sam Example',
    childAge: '7',
    email: 'pat@example.com',
    phone: '555-0100',
    concerns: 'Buttons and zippers are hard.',
  },
};

/** The attacker stays the owner: whoever hands the practice over reaches no further call of the owner's. */
const toNobody: Record<string, object> = { 'PUT /api/team/owner': { userId: 999_999 } };

/** The calls that take a body, each with its path, its schema and a body that it takes. */
function callsWithBody({ routes, ids }: Attacked) {
  return routes.flatMap(({ method, url, description }) => {
    const name = `${method} ${url}`;
    const { record, body } = privateCalls[name] ?? {};
    if (description?.body === undefined) return [];
    return [
      {
        name,
        method: methodOf(name),
        path: url.replace(':id', record ? String(ids[record]) : '1'),
        schema: description.body,
        valid: { ...validPublicBodies[name], ...Object(body?.(ids)), ...toNobody[name] },
      },
    ];
  });
}

/** Everything a call could change, in one line. */
async function stateOf({ database }: TestPractice): Promise<string> {
  const counts = await Promise.all(
    (
      [
        'users',
        'consultation_requests',
        'outbox',
        'invites',
        'sign_ins',
        'recovery_codes',
        'passkeys',
      ] as const
    ).map((table) =>
      database.read
        .selectFrom(table)
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  const versions = await database.read
    .selectFrom('caseloads')
    .select('version')
    .orderBy('therapist_id')
    .execute();
  return JSON.stringify([counts.map(({ count }) => Number(count)), versions]);
}

function isSentence(reply: TestReply): boolean {
  return (
    reply.headers.get('content-type') === 'text/plain; charset=utf-8' &&
    reply.text.length > 0 &&
    reply.text.length < 200 &&
    !/[\n{}<>]|\bat \w+ \(|SQL|sqlite|constraint|undefined|Error:|Invalid input/.test(reply.text)
  );
}

/** Expects a refusal in one sentence. `what` names the request where it is told that it was none. */
function expectRefusal(what: string, reply: TestReply): void {
  expect([what, reply.status >= 400 && reply.status < 500, reply.status]).toEqual([what, true, reply.status]);
  expect([what, isSentence(reply), reply.text]).toEqual([what, true, reply.text]);
}

describe('A body', () => {
  test('that is malformed is refused by every call that takes one, and nothing changes', async () => {
    const practice = await attackedPractice();
    const before = await stateOf(practice);
    for (const [what, body] of Object.entries(malformedBodies)) {
      for (const { name, method, path } of callsWithBody(practice)) {
        expectRefusal(`${name} with ${what}`, await practice.therapist.request(method, path, body));
      }
      expect([what, await stateOf(practice)]).toEqual([what, before]);
    }
  });

  test('of another type than JSON is refused by every call that takes one, and nothing changes', async () => {
    const practice = await attackedPractice();
    const before = await stateOf(practice);
    for (const type of wrongTypes) {
      for (const { name, method, path } of callsWithBody(practice)) {
        // The consultation form takes what browsers send, and answers it with a page.
        if (path === '/api/contact' && type.includes('urlencoded')) continue;
        const headers = { 'content-type': type };
        const reply = await practice.therapist.request(method, path, 'firstName=Ivy', headers);
        expect([name, type, reply.status, reply.text]).toEqual([name, type, 415, 'Please send JSON']);
      }
    }
    expect(await stateOf(practice)).toBe(before);
  });

  test('of made-up values never breaks a call, and is refused whole when a rule of its shape is broken', async () => {
    const practice = await attackedPractice();
    for (const { name, method, path, schema, valid } of callsWithBody(practice)) {
      const field = fc.constantFrom(...Object.keys({ ...valid, clientId: 1, updatedAt: '' }));
      const oneWrong = fc.tuple(field, hostileValue).map(([key, value]) => ({ ...valid, [key]: value }));
      const allWrong = fc.dictionary(fc.oneof(field, hostileText), hostileValue);
      await fc.assert(
        fc.asyncProperty(fc.oneof(oneWrong, allWrong), async (body) => {
          const before = await stateOf(practice);
          const reply = await practice.therapist.request(method, path, JSON.stringify(body));
          expect(reply.status, `${name} ${reply.text}`).toBeLessThan(500);
          const isSound = !hasUnstorableText(body) && schema.safeParse(body).success;
          if (!isSound) expect([name, reply.status]).toEqual([name, 400]);
          if (reply.status < 400) return;
          expectRefusal(name, reply);
          expect(await stateOf(practice)).toBe(before);
        }),
        steady,
      );
    }
  });
});

describe('No body', () => {
  test('is what a call that says JSON and sends nothing has; one that needs none goes through', async () => {
    const { therapist, ids } = await attackedPractice();
    const headers = { 'content-type': 'application/json' };
    expect((await therapist.delete(`/api/tasks/${ids.task}`, headers)).status).toBe(204);
    expect((await therapist.post('/api/logout', undefined, headers)).status).toBe(204);
  });
});

describe('An address', () => {
  test('with a made-up id names nothing, whatever stands there', async () => {
    const practice = await attackedPractice();
    const withId = practice.routes.filter(({ url }) => url.includes(':id'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withId), hostileId, async ({ method, url }, id) => {
        const name = `${method} ${url}`;
        const path = url.replace(':id', id.isWellFormed() ? encodeURIComponent(id) : '%ED%A0%80');
        const body = privateCalls[name]?.body?.(practice.ids);
        const before = await stateOf(practice);
        expectRefusal(`${method} ${path}`, await practice.therapist.request(methodOf(name), path, body));
        expect(await stateOf(practice)).toBe(before);
      }),
      { ...steady, numRuns: 150 },
    );
  });

  test('that nothing is at is refused in one sentence, and nothing changes', async () => {
    const practice = await attackedPractice();
    const before = await stateOf(practice);
    const long = `/api/clients/${'1'.repeat(200)}`;
    const paths = [
      '/api/clients/%',
      '/api/clients/%E0%A4%A',
      '/api/clients/%00',
      long,
      '/api/nothing',
      '/api/',
    ];
    for (const path of [...paths, '/api/clients/1/2']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const body = method === 'GET' ? undefined : {};
        expectRefusal(`${method} ${path}`, await practice.therapist.request(method, path, body));
      }
    }
    expect(await stateOf(practice)).toBe(before);
  });

  test('asked for in a way that nobody answers to is refused in one sentence', async () => {
    const { app } = await attackedPractice();
    for (const url of ['/api/clients', '/api/nothing', '/nothing']) {
      const reply = await app.inject({ method: 'PROPFIND', url });
      expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'There is nothing at this address',
      ]);
    }
  });

  test('with a made-up query never breaks a list', async () => {
    const practice = await attackedPractice();
    const lists = practice.routes.filter(({ description }) => description?.query !== undefined);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), hostileQuery, async ({ method, url }, pairs) => {
        const name = `${method} ${url}`;
        const { record, body } = privateCalls[name] ?? {};
        const path = url.replace(':id', record ? String(practice.ids[record]) : '1');
        const query = new URLSearchParams(pairs).toString();
        const before = await stateOf(practice);
        const reply = await practice.therapist.request(
          methodOf(name),
          `${path}?${query}`,
          body?.(practice.ids),
        );
        expect(reply.status, `${name} ${reply.text}`).toBeLessThan(500);
        if (reply.status < 400) return;
        expectRefusal(name, reply);
        expect(await stateOf(practice)).toBe(before);
      }),
      { ...steady, numRuns: 150 },
    );
  });
});

describe('A header', () => {
  test('Idempotency-Key of other signs, too many or none is refused', async () => {
    const practice = await attackedPractice();
    const before = await stateOf(practice);
    for (const key of ['ä', 'two words', 'k'.repeat(201), '']) {
      const body = { firstName: 'Ivy', lastName: 'Sample' };
      expectRefusal(key, await practice.therapist.post('/api/clients', body, { 'idempotency-key': key }));
    }
    expect(await stateOf(practice)).toBe(before);
  });

  test('Cookie that nobody was given signs nobody in', async () => {
    const practice = await attackedPractice();
    const long = `sign_in=${'x'.repeat(5_000)}`;
    for (const cookie of ['sign_in=', 'sign_in=%', 'sign_in=%00', 'sign_in=a; sign_in=b', '=', ';;;', long]) {
      const reply = await practice.visitor().get('/api/user', { cookie });
      expect([cookie, reply.status, reply.text]).toEqual([cookie, 401, 'Please sign in']);
    }
  });
});
