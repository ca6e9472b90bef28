import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { hasUnstorableText } from '#domain/platform/text.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { hostileText, hostileValue, malformedBodies, wrongTypes } from '#tests/builders/hostile-input.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import {
  callsWithBody,
  expectRefusal,
  startAttackedPractice,
  stateOf,
  steady,
} from '#tests/setup/attacked-practice.ts';
import { forFile } from '#tests/setup/for-file.ts';

const attackedPractice = forFile(startAttackedPractice);

describe('A header', () => {
  test('Idempotency-Key with other characters, too many or none is refused', async () => {
    const practice = attackedPractice();
    const before = await stateOf(practice);
    for (const key of ['ä', 'two words', 'k'.repeat(201), '']) {
      const body = { firstName: 'Ivy', lastName: 'Sample' };
      expectRefusal(key, await practice.therapist.post('/api/clients', body, { 'idempotency-key': key }));
    }
    expect(await stateOf(practice)).toBe(before);
  });

  test('Cookie with a forged token does not sign in', async () => {
    const practice = attackedPractice();
    const long = `sign_in=${'x'.repeat(5_000)}`;
    for (const cookie of ['sign_in=', 'sign_in=%', 'sign_in=%00', 'sign_in=a; sign_in=b', '=', ';;;', long]) {
      const reply = await practice.visitor().get('/api/user', { cookie });
      expect([cookie, reply.status, reply.text]).toEqual([cookie, 401, 'Please sign in']);
    }
  });
});

describe('An empty body', () => {
  test('with a JSON content type counts as no body; calls that need none succeed', async () => {
    const therapist = await attackedPractice().register();
    const { id } = await addRecord<Task>(therapist, '/api/tasks', buildTask());
    const headers = { 'content-type': 'application/json' };
    expect((await therapist.delete(`/api/tasks/${id}`, headers)).status).toBe(204);
    expect((await therapist.post('/api/logout', undefined, headers)).status).toBe(204);
  });
});

// Last, since what is made up may change records.
describe('A body', () => {
  test('that is malformed is refused by every call with a body, and nothing changes', async () => {
    const practice = attackedPractice();
    const before = await stateOf(practice);
    for (const [what, body] of Object.entries(malformedBodies)) {
      for (const { name, method, path } of callsWithBody(practice)) {
        expectRefusal(`${name} with ${what}`, await practice.therapist.request(method, path, body));
      }
      expect([what, await stateOf(practice)]).toEqual([what, before]);
    }
  });

  test('of another type than JSON is refused by every call with a body, and nothing changes', async () => {
    const practice = attackedPractice();
    const before = await stateOf(practice);
    for (const type of wrongTypes) {
      for (const { name, method, path } of callsWithBody(practice)) {
        // The forms of the website take what browsers send, and answer it with a page.
        if (/^\/api\/(schools-)?contact$/.test(path) && type.includes('urlencoded')) continue;
        const headers = { 'content-type': type };
        const reply = await practice.therapist.request(method, path, 'firstName=Ivy', headers);
        expect([name, type, reply.status, reply.text]).toEqual([name, type, 415, 'Please send JSON']);
      }
    }
    expect(await stateOf(practice)).toBe(before);
  });

  test('of random values never breaks a call, and is refused completely if it breaks a rule', async () => {
    const practice = attackedPractice();
    let before = await stateOf(practice);
    for (const { name, method, path, schema, valid } of callsWithBody(practice)) {
      const field = fc.constantFrom(...Object.keys({ ...valid, clientId: 1, updatedAt: '' }));
      const oneWrong = fc.tuple(field, hostileValue).map(([key, value]) => ({ ...valid, [key]: value }));
      const allWrong = fc.dictionary(fc.oneof(field, hostileText), hostileValue);
      await fc.assert(
        fc.asyncProperty(fc.oneof(oneWrong, allWrong), async (body) => {
          const reply = await practice.therapist.request(method, path, JSON.stringify(body));
          const after = await stateOf(practice);
          expect(reply.status, `${name} ${reply.text}`).toBeLessThan(500);
          const isSound = !hasUnstorableText(body) && schema.safeParse(body).success;
          if (!isSound) expect([name, reply.status]).toEqual([name, 400]);
          if (reply.status < 400) {
            before = after;
            return;
          }
          expectRefusal(name, reply);
          expect(after).toBe(before);
        }),
        steady,
      );
    }
  });
});
