import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { type CallIds, privateCalls, sendCall } from '#tests/builders/valid-calls.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

/** Words that occur only in a child's record: of the client that tests add, and of a family's inquiry. */
const ofChild = /\bIvy\b|ivy\.family|dinosaurs|Maple Lane|2018-04-09|555-0142/i;

/** Never ends by itself, or puts another database in place. */
const left = ['GET /api/events', 'POST /api/backups/:id/restore'];

test("No child's name is in the log, a refusal or a file name, for any call", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const practice = await startTestPractice({ logger: { stream } });
  const [therapist, other] = [await practice.register(), await practice.register()];
  await practice.visitor().post('/api/contact', buildInquiryForm({ childName: 'Ivy' }));
  const ids: CallIds = { ...noIds, ...(await addOneOfEach(therapist)) };

  const calls = Object.keys(privateCalls).filter((name) => !left.includes(name));
  // Calls that change or delete come last, so that there is something to read.
  const ordered = calls.toSorted((a, b) => Number(!a.startsWith('GET')) - Number(!b.startsWith('GET')));
  for (const name of ordered) {
    for (const caller of [practice.visitor(), other, therapist]) {
      const reply = await sendCall(caller, name, ids);
      expect([name, reply.headers.get('content-disposition') ?? '']).toEqual([
        name,
        expect.not.stringMatching(ofChild),
      ]);
      if (reply.status >= 400) expect([name, reply.text]).toEqual([name, expect.not.stringMatching(ofChild)]);
    }
  }
  // Everything was written down, and nothing private in it.
  expect(lines.length).toBeGreaterThan(ordered.length * 3);
  expect(lines.filter((line) => ofChild.test(line))).toEqual([]);
});
