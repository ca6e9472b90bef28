import { expect, test } from 'vitest';
import { type UndoneRecord, undoneText } from './undo.ts';

const session = { kind: 'session', id: 7, clientId: 3, became: 'as it was' } as const;

test.each<[string, UndoneRecord[]]>([
  ['The session is as it was before.', [session]],
  ['2 sessions are as they were before.', [session, { ...session, id: 8 }]],
  ['The client is there again.', [{ ...session, kind: 'client', became: 'there again' }]],
  ['The invoice is gone again.', [{ ...session, kind: 'invoice', became: 'gone again' }]],
  ['All of it is as it was before.', [session, { ...session, kind: 'invoice', became: 'gone again' }]],
])('An undo says: %s', (text, records) => {
  expect(undoneText(records)).toBe(text);
});
