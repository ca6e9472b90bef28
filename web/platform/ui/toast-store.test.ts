import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a new toast replaces the current one', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  toast({ title: 'Saved' }).dismiss();
  expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('dismissing a replaced toast leaves the new one alone', () => {
  const first = toast({ title: 'First' });
  toast({ title: 'Second' });
  first.dismiss();
  dismissToast(-1);
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});
