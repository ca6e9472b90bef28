import { expect } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** The clients that were acknowledged as saved, and those that were sent without a reply. */
export interface SavedClients {
  acknowledged: number[];
  /** Ends the writing, and waits for the last answers. */
  end: () => Promise<void>;
}

const WRITERS = 4;

/** Adds clients, several at once, until it is ended; an answer that does not come counts as none. */
export function keepAddingClients(therapist: TestVisitor): SavedClients {
  const acknowledged: number[] = [];
  let isEnded = false;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isEnded) {
      const reply = await therapist.post('/api/clients', buildClient()).catch(() => undefined);
      if (reply?.status === 201) acknowledged.push(reply.json<Client>().id);
    }
  });
  return {
    acknowledged,
    async end() {
      isEnded = true;
      await Promise.all(writers);
    },
  };
}

/** Expects each acknowledged client once. */
export async function expectSaved(
  therapist: TestVisitor,
  { acknowledged }: Pick<SavedClients, 'acknowledged'>,
) {
  const found = (await therapist.get('/api/clients')).json<Client[]>().map(({ id }) => id);
  expect(new Set(found).size).toBe(found.length);
  expect(acknowledged.filter((id) => !found.includes(id))).toEqual([]);
}
