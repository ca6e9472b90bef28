import { expect, test } from 'vitest';
import { clientRecord } from '#domain/clients/client.ts';
import { sessionRecord } from '#domain/sessions/session.ts';
import { keptClient, keptSession } from '#tests/builders/kept-records.ts';
import { nicknamedClient } from '#tests/builders/nicknamed-client.ts';
import { seal, sealedRecords, unsealed } from './sealing.ts';

test('What was sealed is the same when it is read, whatever was sealed with it', () => {
  const sealed = sealedRecords.parse(JSON.parse(JSON.stringify(seal({ sessions: [keptSession()] }))));
  expect(sealed.versions).toEqual({ sessions: 1 });
  expect(unsealed(sessionRecord, sealed)).toEqual([keptSession()]);
  expect(unsealed(clientRecord, sealed)).toEqual([]);
});

test('What was sealed before a field was added is brought up to date', () => {
  const sealed = seal({ clients: [keptClient()] });
  expect(unsealed(nicknamedClient, sealed)).toEqual([{ ...keptClient(), nickname: null }]);
});

test('What was sealed after it stays as it is', () => {
  const named = { ...keptClient(), nickname: 'Sammy' };
  const sealed = { versions: { clients: 2 }, records: { clients: [named] } };
  expect(unsealed(nicknamedClient, sealed)).toEqual([named]);
});
