import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { type NoteDraft, SessionNoteKeeper } from './session-note-keeper.ts';

/** A server with one session, which can lose its connection, and a device with drafts. */
class PretendPractice {
  session = buildSession({ notes: 'As before' });
  isOffline = false;
  readonly kept = new Map<string, NoteDraft>();
  readonly drafts = {
    read: (key: string) => this.kept.get(key),
    keep: (key: string, draft: NoteDraft) => void this.kept.set(key, draft),
    drop: (key: string) => void this.kept.delete(key),
    keys: () => [...this.kept.keys()],
  };

  save = async (_id: number, change: SessionChange): Promise<Session> => {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (change.updatedAt !== this.session.updatedAt) throw new RequestError(409, '409: changed elsewhere');
    return this.changeElsewhere({ notes: change.notes ?? null });
  };
  load = async () => this.session;

  changeElsewhere(change: Partial<Session>): Session {
    const updatedAt = new Date(Date.parse(this.session.updatedAt) + 1_000).toISOString();
    this.session = { ...this.session, ...change, updatedAt };
    return this.session;
  }
}

let practice: PretendPractice;
let keeper: SessionNoteKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  practice = new PretendPractice();
  keeper = new SessionNoteKeeper(practice.session, practice);
  keeper.open();
});
afterEach(() => vi.useRealTimers());

test('what is typed is on the device at once and on the server soon', async () => {
  keeper.type('Cut along a line');
  expect(practice.kept.get('7')?.text).toBe('Cut along a line');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(practice.session.notes).toBe('Cut along a line');
  expect(keeper.state.status).toBe('saved');
  expect(practice.kept.size).toBe(0);
});

test('a lost connection is tried again until it is back', async () => {
  practice.isOffline = true;
  keeper.type('On the train');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(keeper.state.status).toBe('waiting');
  expect(practice.kept.get('7')?.text).toBe('On the train');
  practice.isOffline = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(practice.session.notes).toBe('On the train');
  expect(keeper.state.status).toBe('saved');
});

test('a draft that was left on the device comes back and is saved', async () => {
  practice.isOffline = true;
  keeper.type('Left behind');
  keeper.close();
  practice.isOffline = false;
  const next = new SessionNoteKeeper(practice.session, practice);
  expect(next.state.text).toBe('Left behind');
  next.open();
  await vi.advanceTimersByTimeAsync(100);
  expect(practice.session.notes).toBe('Left behind');
});

test('letters typed while saving are saved too', async () => {
  keeper.type('One');
  const saved = keeper.flush();
  keeper.type('One two');
  await saved;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(practice.session.notes).toBe('One two');
});

test('a check-in elsewhere does not stand in the way', async () => {
  keeper.type('Mine');
  practice.changeElsewhere({ status: 'completed' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(practice.session).toMatchObject({ notes: 'Mine', status: 'completed' });
});

test('whoever waits for the note waits for every letter, also after a check-in elsewhere', async () => {
  keeper.type('One');
  practice.changeElsewhere({ status: 'completed' });
  const first = keeper.flush();
  keeper.type('One two');
  const [second, third] = [keeper.flush(), keeper.flush()];
  await third;
  expect(keeper.state).toMatchObject({ text: 'One two', status: 'saved' });
  await Promise.all([first, second]);
  expect(practice.session).toMatchObject({ notes: 'One two', status: 'completed' });
});

test('a note that was saved although its answer was lost is saved', async () => {
  keeper.type('Lost on the way');
  practice.changeElsewhere({ notes: 'Lost on the way' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state).toMatchObject({ text: 'Lost on the way', status: 'saved' });
  expect(practice.kept.size).toBe(0);
});

test('a note changed elsewhere is shown while nothing is typed here', () => {
  keeper.follow(practice.changeElsewhere({ notes: 'From the tablet' }));
  expect(keeper.state).toMatchObject({ text: 'From the tablet', status: 'clean' });
});

test('of two versions neither is lost: mine can be kept', async () => {
  keeper.type('Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state).toMatchObject({ text: 'Mine', status: 'conflict', detail: 'From the tablet' });
  expect(practice.session.notes).toBe('From the tablet');
  await keeper.keepMine();
  expect(practice.session.notes).toBe('Mine');
});

test('of two versions neither is lost: the other can be taken', async () => {
  keeper.type('Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.takeOther();
  expect(keeper.state).toMatchObject({ text: 'From the tablet', status: 'clean' });
  keeper.type('From the tablet, and more');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(practice.session.notes).toBe('From the tablet, and more');
});

test('two versions wait for a choice: nothing is tried again, now or when the page is opened again', async () => {
  keeper.type('Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.close();
  const asked = vi.spyOn(practice, 'load');
  const saved = vi.spyOn(practice, 'save');
  const next = new SessionNoteKeeper(practice.session, practice);
  next.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(next.state).toMatchObject({ text: 'Mine', status: 'conflict', detail: 'From the tablet' });
  expect([asked.mock.calls, saved.mock.calls]).toEqual([[], []]);
  next.type('Mine, and more');
  expect(practice.kept.get('7')).toMatchObject({ text: 'Mine, and more', isCompeting: true });
  await next.keepMine();
  expect(practice.session.notes).toBe('Mine, and more');
  expect(practice.kept.size).toBe(0);
});

test('of two versions the other one is shown as it is now, and none is left to choose once both say the same', async () => {
  keeper.type('Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.follow(practice.changeElsewhere({ notes: 'From the tablet, longer' }));
  expect(keeper.state).toMatchObject({ text: 'Mine', status: 'conflict', detail: 'From the tablet, longer' });
  keeper.follow(practice.changeElsewhere({ notes: 'Mine' }));
  expect(keeper.state).toMatchObject({ text: 'Mine', status: 'saved' });
  expect(practice.kept.size).toBe(0);
});

test('a refusal says why and keeps the text', async () => {
  practice.save = async () => {
    throw new RequestError(400, '400: Please shorten this to 40,000 characters');
  };
  keeper.type('Too long');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state).toMatchObject({ text: 'Too long', status: 'refused' });
  expect(keeper.state.detail).toContain('40,000 characters');
});

test('words for a session that was deleted elsewhere stay on the device, and say so', async () => {
  practice.save = async () => {
    throw new RequestError(404, '404: The requested session could not be found');
  };
  keeper.type('Typed on the train');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.state).toMatchObject({ text: 'Typed on the train', status: 'refused' });
  expect(practice.kept.get('7')).toMatchObject({ text: 'Typed on the train', isSessionGone: true });
});

function buildSession(differences: Partial<Session>): Session {
  return {
    id: 7,
    clientId: 1,
    therapistId: 1,
    date: '2026-11-20T15:00:00.000Z',
    duration: 60,
    type: 'individual',
    status: 'scheduled',
    absenceNumber: 0,
    billable: true,
    notes: null,
    seriesId: null,
    makesUpFor: null,
    groupId: null,
    noteStatus: 'none',
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...differences,
  };
}
