import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenQuiet } from './collect-when-quiet.ts';

test('Garbage is collected once after ten seconds without a request, and again after the next one', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  const server = createServer();
  collectWhenQuiet(server);
  vi.advanceTimersByTime(9_000);
  server.emit('request');
  vi.advanceTimersByTime(9_000);
  expect(gc).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(gc).toHaveBeenCalledTimes(1);
  server.emit('request');
  vi.advanceTimersByTime(10_000);
  expect(gc).toHaveBeenCalledTimes(2);
});
