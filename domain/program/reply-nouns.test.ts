import { expect, test } from 'vitest';
import { apiReplies } from './api-replies.ts';
import { caseloadRecords } from './caseload-records.ts';
import { repliesOfAnything, replyNouns, tableOfAddress } from './reply-nouns.ts';

test('Every list says what it is made of, unless it has the records of one table and the name of that table', () => {
  const named = [...Object.keys(replyNouns), ...repliesOfAnything];
  const tables: readonly string[] = caseloadRecords.map(({ table }) => table);
  const unclear = Object.keys(apiReplies).filter((call) => {
    const address = call.replace('GET ', '').split('/').slice(0, 3).join('/');
    const isNamed = named.some((one) => one === address || one.startsWith(`${address}/`));
    return call.startsWith('GET ') && !isNamed && !tables.includes(tableOfAddress(address));
  });
  expect(unclear).toEqual([]);
});
