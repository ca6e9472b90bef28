import { expect, test } from 'vitest';
import { clientRecord } from '#domain/caseload/clients/client.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { versionOf } from '#domain/platform/record.ts';
import { keptClient, keptSession } from '#tests/builders/kept-records.ts';
import { laterClient } from '#tests/builders/later-client.ts';
import { seal, sealedRecords, unsealed } from './sealing.ts';

test('What was sealed is the same when it is read, whatever was sealed with it', () => {
  const sealed = sealedRecords.parse(JSON.parse(JSON.stringify(seal({ sessions: [keptSession()] }))));
  expect(sealed.versions).toEqual({ sessions: versionOf(sessionRecord) });
  expect(unsealed(sessionRecord, sealed)).toEqual([keptSession()]);
  expect(unsealed(clientRecord, sealed)).toEqual([]);
});

test('What was sealed before a field was added is brought up to date', () => {
  const sealed = seal({ clients: [keptClient()] });
  expect(unsealed(laterClient, sealed)).toEqual([{ ...keptClient(), favoriteToy: null }]);
});

test('What was sealed after it stays as it is', () => {
  const named = { ...keptClient(), favoriteToy: 'The swing' };
  const sealed = { versions: { clients: versionOf(laterClient) }, records: { clients: [named] } };
  expect(unsealed(laterClient, sealed)).toEqual([named]);
});
