import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '#web/platform/api/request.ts';
import { Autosave, type AutosaveDraft, type OnServer } from './autosave.ts';

// The course of saving is held by the tests of the session's note; here is what a note does not have.
let kept: AutosaveDraft<string> | undefined;
let server: OnServer<string>;
let saves: number;

beforeEach(() => {
  vi.useFakeTimers();
  kept = undefined;
  server = { content: '', updatedAt: null };
  saves = 0;
});
afterEach(() => vi.useRealTimers());

function autosave(save: (content: string, updatedAt: string | null) => OnServer<string>) {
  return new Autosave(server, {
    draft: {
      read: () => kept,
      keep: (draft) => {
        kept = draft;
      },
      drop: () => {
        kept = undefined;
      },
    },
    save: async (content, updatedAt) => {
      saves += 1;
      server = save(content, updatedAt);
      return server;
    },
    load: async () => server,
    isSame: (one, other) => one === other,
  });
}

test('New content has no time of a last change', async () => {
  const saving = autosave((content, updatedAt) => {
    expect(updatedAt).toBeNull();
    return { content, updatedAt: '2026-11-20T15:00:00.000Z' };
  });
  saving.change('I');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saving.state.status).toBe('saved');
  expect(kept).toBeUndefined();
});

test('A refused change is reported with its sentence, kept here, and not retried', async () => {
  const saving = autosave(() => {
    throw new RequestError(409, '409: This goal was put on hold before this session');
  });
  saving.change('I');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saving.state).toMatchObject({
    content: 'I',
    status: 'refused',
    refusal: expect.stringContaining('put on hold'),
  });
  expect([saves, kept?.content, kept?.isRefused]).toEqual([1, 'I', true]);
});

test('Changes in quick succession are saved once', async () => {
  const saving = autosave((content) => ({ content, updatedAt: '2026-11-20T15:00:00.000Z' }));
  for (const content of ['I', 'I V', 'I V X']) {
    saving.change(content);
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect([saves, server.content]).toEqual([1, 'I V X']);
});
