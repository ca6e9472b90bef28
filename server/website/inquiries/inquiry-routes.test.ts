import { describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addInquiry, buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/consultation-requests';

/** Starts a practice whose owner has one inquiry, on November 20, 2026. */
async function practiceWithInquiry() {
  const time = { now: new Date('2026-11-20T15:00:00.000Z') };
  const practice = await startTestPractice({ clock: () => time.now });
  const owner = await practice.register();
  const id = await addInquiry(owner, practice.visitor());
  const listed = async () => (await owner.get(path)).json<Inquiry[]>();
  const change = (body: object, inquiry = id) => owner.put(`${path}/${inquiry}`, body);
  return { ...practice, time, owner, id, listed, change };
}

describe('The inquiries', () => {
  test('are visible only to the signed-in owner', async () => {
    const { visitor, register, id } = await practiceWithInquiry();
    const other = await register();
    for (const reply of [await visitor().get(path), await visitor().put(`${path}/${id}`, {})]) {
      expect([reply.status, reply.text]).toEqual([401, 'Please sign in']);
    }
    for (const reply of [await other.get(path), await other.put(`${path}/${id}`, { state: 'closed' })]) {
      expect([reply.status, reply.text]).toEqual([403, 'Only the owner of the practice can do this']);
    }
  });

  test('are listed newest first, with the family’s text and the state of the mail', async () => {
    const { owner, visitor, time, listed, id } = await practiceWithInquiry();
    time.now = new Date('2026-11-20T16:00:00.000Z');
    const later = await addInquiry(owner, visitor(), { parentName: 'Lee Sample' });
    const [first, second] = await listed();
    expect(first).toMatchObject({ id: later, parentName: 'Lee Sample', mailState: 'off', mailAt: null });
    expect(second).toEqual({
      ...buildInquiryForm(),
      kind: 'family',
      id,
      state: 'new',
      notes: null,
      clientId: null,
      mailState: 'off',
      mailAt: null,
      reference: expect.stringMatching(/^[0-9A-F]{6}$/),
      createdAt: '2026-11-20T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    });
  });

  test('show when the mail was sent', async () => {
    const { database, listed } = await practiceWithInquiry();
    const sentAt = '2026-11-20T15:00:05.000Z';
    await database.write((queries) =>
      queries.updateTable('outbox').set({ sent_at: sentAt, attempts: 1 }).execute(),
    );
    expect(await listed()).toMatchObject([{ mailState: 'sent', mailAt: sentAt }]);
  });
});

describe('Changing an inquiry', () => {
  test.each([
    [{ state: 'lost' }, 'State must be new, contacted, scheduled, client or closed'],
    [{ notes: 7 }, 'Please enter text'],
    [{ notes: 'n'.repeat(10_001) }, 'Please shorten this to 10,000 characters'],
    [{ clientId: 0 }, 'Please choose a client'],
    [{ updatedAt: 7 }, 'Please reload this page and try again'],
  ])('with %o is refused: %s', async (body, message) => {
    const { change, listed } = await practiceWithInquiry();
    const before = await listed();
    const reply = await change(body);
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect(await listed()).toEqual(before);
  });

  test('requires an existing inquiry, and a client of the owner’s own', async () => {
    const { change, register, listed } = await practiceWithInquiry();
    const missing = await change({ state: 'closed' }, 999_999);
    expect([missing.status, missing.text]).toEqual([404, 'The requested inquiry could not be found']);
    const foreign = await addRecord<Client>(await register(), '/api/clients', buildClient());
    for (const clientId of [foreign.id, 999_999]) {
      const reply = await change({ clientId });
      expect([reply.status, reply.text]).toEqual([404, 'The requested client could not be found']);
    }
    expect(await listed()).toMatchObject([{ state: 'new', clientId: null }]);
  });

  test('leaves omitted fields unchanged, and is logged', async () => {
    const { change, time, id, database, listed } = await practiceWithInquiry();
    time.now = new Date('2026-11-20T17:00:00.000Z');
    expect((await change({ notes: '  Called, no answer.  ' })).json()).toMatchObject({
      notes: 'Called, no answer.',
      state: 'new',
      updatedAt: '2026-11-20T17:00:00.000Z',
    });
    time.now = new Date('2026-11-20T18:00:00.000Z');
    const reply = await change({ state: 'contacted' });
    expect(reply.status).toBe(200);
    expect(await listed()).toEqual([reply.json()]);
    expect(reply.json()).toMatchObject({
      state: 'contacted',
      notes: 'Called, no answer.',
      updatedAt: '2026-11-20T18:00:00.000Z',
    });
    expect((await change({ notes: '' })).json()).toMatchObject({ notes: null });
    const trace = await database.read
      .selectFrom('audit_log')
      .select(['action', 'entity', 'entity_id'])
      .where('entity', '=', 'inquiry')
      .execute();
    expect(trace).toEqual(Array(3).fill({ action: 'update', entity: 'inquiry', entity_id: id }));
  });

  test('is refused if it was changed in another window', async () => {
    const { change, time, listed } = await practiceWithInquiry();
    const [seen] = await listed();
    time.now = new Date('2026-11-20T17:00:00.000Z');
    await change({ notes: 'From the other window' });
    const reply = await change({ notes: 'From this one', updatedAt: seen?.updatedAt });
    expect([reply.status, reply.text]).toEqual([409, CHANGED_MEANWHILE]);
    expect(await listed()).toMatchObject([{ notes: 'From the other window' }]);
  });

  test('to a client names the client until it is deleted', async () => {
    const { change, owner, listed } = await practiceWithInquiry();
    const { id: clientId } = await addRecord<Client>(owner, '/api/clients', buildClient());
    expect((await change({ clientId })).json()).toMatchObject({ state: 'client', clientId });
    expect((await owner.delete(`/api/clients/${clientId}`)).status).toBe(204);
    expect(await listed()).toMatchObject([{ state: 'client', clientId: null }]);
  });
});
