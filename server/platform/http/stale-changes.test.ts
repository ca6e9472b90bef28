import { beforeAll, describe, expect, test } from 'vitest';
import { addInquiry } from '#tests/builders/inquiry-builder.ts';
import { addOneOfEach, type OneOfEach } from '#tests/builders/one-of-each.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import { CHANGED_MEANWHILE } from './errors.ts';

const frozen = new Date('2026-11-20T15:00:00.000Z');

interface Changed {
  id: number;
  updatedAt: string;
}

let owner: TestVisitor;
let records: OneOfEach & { inquiry: number };

beforeAll(async () => {
  const practice = await preparedPractice({ clock: () => frozen });
  owner = await practice.signInOwner();
  records = { ...(await addOneOfEach(owner)), inquiry: await addInquiry(owner, practice.visitor()) };
});

const changesOfRecords = specimens.flatMap(({ table, listed, changes }) =>
  listed && changes ? [[listAddress(table), listed[0], ...changes] as const] : [],
);

describe('With a stopped clock, a change based on an older version is refused', () => {
  test.each([
    ...changesOfRecords,
    ['/api/consultation-requests', 'inquiry', { notes: 'first' }, { notes: 'second' }] as const,
  ])('of %s', async (list, record, first, second) => {
    const path = `${list}/${records[record]}`;
    const shown = async () =>
      (await owner.get(list)).json<Changed[]>().find(({ id }) => id === records[record]);
    const seen = await shown();
    const saved = await owner.put(path, { ...first, updatedAt: seen?.updatedAt });
    expect(saved.status).toBe(200);
    expect(saved.json<Changed>().updatedAt > (seen?.updatedAt ?? '')).toBe(true);
    const stale = await owner.put(path, { ...second, updatedAt: seen?.updatedAt });
    expect([stale.status, stale.text]).toEqual([409, CHANGED_MEANWHILE]);
    expect(await shown()).toEqual(saved.json());
    const again = await owner.put(path, { ...second, updatedAt: saved.json<Changed>().updatedAt });
    expect(again.status).toBe(200);
  });

  test('also if both arrive at once', async () => {
    const path = `/api/clients/${records.client}`;
    const { updatedAt } = (await owner.get(path)).json<Changed>();
    const saved = await Promise.all(
      ['one', 'two', 'three', 'four'].map((notes) => owner.put(path, { notes, updatedAt })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
