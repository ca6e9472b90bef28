import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { caseloadRecords } from '#domain/program/caseload-records.ts';
import { addTemplate } from '#tests/builders/assessment-builder.ts';
import { addClientImport } from '#tests/builders/client-builder.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { type CallIds, privateCalls, sendCall } from '#tests/builders/valid-calls.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const LOCK = /^select .* from "caseloads" where "therapist_id" = \$1 for no key update$/;

const CHANGE = new RegExp(
  `^(insert into|update|delete from) "(${caseloadRecords.map(({ table }) => table).join('|')})"`,
);

/** Collects the statements sent to PostgreSQL from now on in transactions that change records, in order. */
function changesOfRecords(): string[][] {
  const begun = new Map<pg.Client, string[]>();
  const ended: string[][] = [];
  const { query } = pg.Client.prototype;
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  asked.mockImplementation(function (this: pg.Client, ...parameters: unknown[]) {
    const [statement] = parameters;
    const text = typeof statement === 'string' ? statement : String(Object(statement).text);
    const under = begun.get(this);
    if (text.startsWith('begin')) begun.set(this, []);
    else if (text === 'commit' || text === 'rollback') {
      if (under?.some((one) => CHANGE.test(one))) ended.push(under);
      begun.delete(this);
    } else under?.push(text);
    return Reflect.apply(query, this, parameters);
  });
  return ended;
}

test('Every change of a caseload sends its lock first, without waiting for the reply', async () => {
  const practice = await startTestPractice();
  const owner = await practice.register();
  const ids: CallIds = {
    ...noIds,
    ...(await addOneOfEach(owner, owner)),
    template: await addTemplate(owner),
    clientImport: await addClientImport(owner),
  };
  const transactions = changesOfRecords();
  const names = Object.keys(privateCalls).filter(
    (name) => !name.startsWith('GET ') && name !== 'DELETE /api/sign-ins/:id',
  );
  const isDelete = (name: string) => name.startsWith('DELETE ');
  for (const name of [...names.filter((name) => !isDelete(name)), ...names.filter(isDelete).reverse()]) {
    await sendCall(owner, name, ids);
  }
  expect(transactions.length).toBeGreaterThan(40);
  expect(transactions.filter(([first = '']) => !LOCK.test(first))).toEqual([]);
});
