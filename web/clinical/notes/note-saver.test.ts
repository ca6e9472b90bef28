import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NoteContent, sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import { initialContent } from '#domain/platform/record.ts';
import { RequestError } from '#web/platform/api/request.ts';
import type { Autosave, OnServer } from '#web/platform/drafts/autosave.ts';
import type { NoteDraft } from './note-drafts.ts';
import { noteSaver } from './note-saver.ts';

/** A server with the note of one session, which can lose its connection, and a device with drafts. */
class PretendPractice {
  note: OnServer<NoteContent> = {
    content: buildContent({ notes: 'As before' }),
    updatedAt: '2026-11-01T12:00:00.000Z',
  };
  isOffline = false;
  readonly kept = new Map<string, NoteDraft>();
  readonly drafts = {
    read: (key: string) => this.kept.get(key),
    keep: (key: string, draft: NoteDraft) => void this.kept.set(key, draft),
    drop: (key: string) => void this.kept.delete(key),
    keys: () => [...this.kept.keys()],
  };

  save = async (content: NoteContent, updatedAt: string | null): Promise<OnServer<NoteContent>> => {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (updatedAt !== this.note.updatedAt) throw new RequestError(409, '409: changed elsewhere');
    return this.changeElsewhere(content);
  };
  load = async () => this.note;

  changeElsewhere(change: Partial<NoteContent>): OnServer<NoteContent> {
    const updatedAt = new Date(Date.parse(this.note.updatedAt ?? '') + 1_000).toISOString();
    this.note = { content: { ...this.note.content, ...change }, updatedAt };
    return this.note;
  }
}

const saverFor = (known: OnServer<NoteContent>) => noteSaver(7, known, practice);
const type = (on: Autosave<NoteContent>, notes: string) => on.change({ ...on.state.content, notes });
const shown = ({ state }: Autosave<NoteContent>) => ({
  text: state.content.notes,
  status: state.status,
  detail: state.other?.notes ?? state.refusal,
});

let practice: PretendPractice;
let saver: Autosave<NoteContent>;

beforeEach(() => {
  vi.useFakeTimers();
  practice = new PretendPractice();
  saver = saverFor(practice.note);
  saver.open();
});
afterEach(() => vi.useRealTimers());

test('typed text is on the device at once and on the server soon', async () => {
  type(saver, 'Cut along a line');
  expect(practice.kept.get('7')?.content.notes).toBe('Cut along a line');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(practice.note.content.notes).toBe('Cut along a line');
  expect(shown(saver).status).toBe('saved');
  expect(practice.kept.size).toBe(0);
});

test('a lost connection is retried until it is back', async () => {
  practice.isOffline = true;
  type(saver, 'On the train');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown(saver).status).toBe('waiting');
  expect(practice.kept.get('7')?.content.notes).toBe('On the train');
  practice.isOffline = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(practice.note.content.notes).toBe('On the train');
  expect(shown(saver).status).toBe('saved');
});

test('a draft left on the device is restored and saved', async () => {
  practice.isOffline = true;
  type(saver, 'Left behind');
  saver.close();
  practice.isOffline = false;
  const next = saverFor(practice.note);
  expect(shown(next).text).toBe('Left behind');
  next.open();
  await vi.advanceTimersByTimeAsync(100);
  expect(practice.note.content.notes).toBe('Left behind');
});

test('letters typed during a save are saved too', async () => {
  type(saver, 'One');
  const saved = saver.flush();
  type(saver, 'One two');
  await saved;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(practice.note.content.notes).toBe('One two');
});

test('a setting chosen elsewhere causes no conflict', async () => {
  type(saver, 'Mine');
  practice.changeElsewhere({ setting: 'home' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(practice.note.content).toMatchObject({ notes: 'Mine', setting: 'home' });
});

test('waiting for the note waits for every letter, even after a setting was chosen elsewhere', async () => {
  type(saver, 'One');
  practice.changeElsewhere({ setting: 'home' });
  const first = saver.flush();
  type(saver, 'One two');
  const [second, third] = [saver.flush(), saver.flush()];
  await third;
  expect(shown(saver)).toMatchObject({ text: 'One two', status: 'saved' });
  await Promise.all([first, second]);
  expect(practice.note.content).toMatchObject({ notes: 'One two', setting: 'home' });
});

test('a note whose reply was lost counts as saved', async () => {
  type(saver, 'Lost on the way');
  practice.changeElsewhere({ notes: 'Lost on the way' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown(saver)).toMatchObject({ text: 'Lost on the way', status: 'saved' });
  expect(practice.kept.size).toBe(0);
});

test('a note changed elsewhere is shown while nothing is typed here', () => {
  saver.follow(practice.changeElsewhere({ notes: 'From the tablet' }));
  expect(shown(saver)).toMatchObject({ text: 'From the tablet', status: 'clean' });
});

test('of two versions, the local one can be kept', async () => {
  type(saver, 'Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown(saver)).toMatchObject({ text: 'Mine', status: 'conflict', detail: 'From the tablet' });
  expect(practice.note.content.notes).toBe('From the tablet');
  await saver.chooseMine();
  expect(practice.note.content.notes).toBe('Mine');
});

test('of two versions, the other one can be taken', async () => {
  type(saver, 'Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.takeOther();
  expect(shown(saver)).toMatchObject({ text: 'From the tablet', status: 'clean' });
  type(saver, 'From the tablet, and more');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(practice.note.content.notes).toBe('From the tablet, and more');
});

test('two versions wait for a choice: nothing is retried, now or when the page is opened again', async () => {
  type(saver, 'Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.close();
  const asked = vi.spyOn(practice, 'load');
  const saved = vi.spyOn(practice, 'save');
  const next = saverFor(practice.note);
  next.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown(next)).toMatchObject({ text: 'Mine', status: 'conflict', detail: 'From the tablet' });
  expect([asked.mock.calls, saved.mock.calls]).toEqual([[], []]);
  type(next, 'Mine, and more');
  expect(practice.kept.get('7')).toMatchObject({ content: { notes: 'Mine, and more' }, isCompeting: true });
  await next.chooseMine();
  expect(practice.note.content.notes).toBe('Mine, and more');
  expect(practice.kept.size).toBe(0);
});

test('the other version is updated, and the conflict ends once both are the same', async () => {
  type(saver, 'Mine');
  practice.changeElsewhere({ notes: 'From the tablet' });
  await vi.advanceTimersByTimeAsync(1_000);
  saver.follow(practice.changeElsewhere({ notes: 'From the tablet, longer' }));
  expect(shown(saver)).toMatchObject({
    text: 'Mine',
    status: 'conflict',
    detail: 'From the tablet, longer',
  });
  saver.follow(practice.changeElsewhere({ notes: 'Mine' }));
  expect(shown(saver)).toMatchObject({ text: 'Mine', status: 'saved' });
  expect(practice.kept.size).toBe(0);
});

test('a refusal is shown and keeps the text', async () => {
  practice.save = async () => {
    throw new RequestError(400, '400: Please shorten this to 40,000 characters');
  };
  type(saver, 'Too long');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown(saver)).toMatchObject({ text: 'Too long', status: 'refused' });
  expect(shown(saver).detail).toContain('40,000 characters');
});

test('text for a session deleted elsewhere stays on the device, and is reported', async () => {
  practice.save = async () => {
    throw new RequestError(404, '404: The requested session could not be found');
  };
  type(saver, 'Typed on the train');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown(saver)).toMatchObject({ text: 'Typed on the train', status: 'refused' });
  expect(practice.kept.get('7')).toMatchObject({ content: { notes: 'Typed on the train' }, isGone: true });
});

test('a partial draft of an earlier version of the program is saved with the rest of the note', async () => {
  const base = { content: { notes: 'As before' }, updatedAt: '' };
  practice.kept.set('7', { content: { notes: 'Left behind' }, base });
  practice.changeElsewhere({ setting: 'home' });
  const next = saverFor(practice.note);
  next.open();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(practice.note.content).toMatchObject({ notes: 'Left behind', setting: 'home' });
  expect(practice.kept.size).toBe(0);
});

function buildContent(differences: Partial<NoteContent>): NoteContent {
  return { ...initialContent(sessionNoteRecord, { template: 'narrative' }), ...differences };
}
