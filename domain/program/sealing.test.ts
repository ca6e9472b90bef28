import { expect, test } from 'vitest';
import { clientRecord } from '#domain/caseload/clients/client.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { versionOf } from '#domain/platform/record.ts';
import { laterClient } from '#tests/builders/later-client.ts';
import { storedClient, storedSession } from '#tests/builders/stored-records.ts';
import { seal, sealedRecords, unsealed } from './sealing.ts';

test('What was sealed is the same when it is read, whatever was sealed with it', () => {
  const sealed = sealedRecords.parse(JSON.parse(JSON.stringify(seal({ sessions: [storedSession()] }))));
  expect(sealed.versions).toEqual({ sessions: versionOf(sessionRecord) });
  expect(unsealed(sessionRecord, sealed)).toEqual([storedSession()]);
  expect(unsealed(clientRecord, sealed)).toEqual([]);
});

test('What was sealed before a field was added is brought up to date', () => {
  const sealed = seal({ clients: [storedClient()] });
  expect(unsealed(laterClient, sealed)).toEqual([{ ...storedClient(), favoriteToy: null }]);
});

test('What was sealed after it stays as it is', () => {
  const named = { ...storedClient(), favoriteToy: 'The swing' };
  const sealed = { versions: { clients: versionOf(laterClient) }, records: { clients: [named] } };
  expect(unsealed(laterClient, sealed)).toEqual([named]);
});
