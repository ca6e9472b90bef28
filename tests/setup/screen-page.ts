import { resolveObjectURL } from 'node:buffer';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import type { BrowserProblems } from './browser-problems.ts';
import { eventually, settle } from './eventually.ts';
import { keystrokes } from './keystrokes.ts';
import { ScreenLine } from './screen-line.ts';
import { ScreenLocator } from './screen-locator.ts';
import { startRouter } from './screen-routes.ts';
import { ScreenTimers } from './screen-timers.ts';
import type { TestVisitor } from './test-visitor.ts';

/**
 * The app in a DOM instead of a browser, in front of the real program, with the methods of Playwright's page.
 */
export class ScreenPage extends ScreenLocator {
  /** The connection of the app's requests, which a test can break or delay. */
  readonly line: ScreenLine;
  readonly keyboard: { press(keys: string): Promise<void>; type(text: string): Promise<void> };
  /** The least time in milliseconds that a timer takes on pages opened from now on, as on a busy device. */
  leastTimerMs = 0;
  #opened: { root: Root; timers: ScreenTimers; dispose: () => void } | undefined;

  constructor(visitor: TestVisitor, problems: BrowserProblems, user: UserEvent = newUser()) {
    super('', user);
    this.line = new ScreenLine(visitor, problems);
    this.keyboard = {
      press: async (keys) => {
        await settle();
        await user.keyboard(keystrokes(keys));
      },
      type: async (text) => {
        await settle();
        await user.keyboard(text.replaceAll(/[{[]/g, '$&$&'));
      },
    };
  }

  /** Opens an address as a new page: only what the browser stores remains of the previous one. */
  async goto(path: string): Promise<void> {
    this.#hide();
    // Here the page before is unmounted, which may throw away a draft; a browser does not unmount it.
    const stored = [localStorage, sessionStorage].map((storage) => ({ storage, items: { ...storage } }));
    await this.#leave();
    for (const { storage, items } of stored) {
      storage.clear();
      for (const [name, value] of Object.entries(items)) storage.setItem(name, value);
    }
    vi.resetModules();
    window.history.replaceState(null, '', path);
    await this.#open();
  }

  async reload(): Promise<void> {
    const { pathname, search, hash } = window.location;
    await this.goto(`${pathname}${search}${hash}`);
  }

  /** Goes back in the tab's history. */
  async goBack(): Promise<void> {
    await settle();
    window.history.back();
  }

  url(): string {
    return window.location.href;
  }

  /** Sets the clock to a local time of the practice. Timers continue; the program uses the same clock. */
  setClock(day: Day, time: string): void {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(momentOf(day, time, DEFAULT_TIME_ZONE)) });
  }

  /** Shows the page after another tab, or after the device slept. */
  showAgain(): void {
    document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Returns the name and the text of the file that `act` makes the browser save. */
  async download(act: () => Promise<void>): Promise<{ name: string; text: string }> {
    const saved: { name: string; file: ReturnType<typeof resolveObjectURL> }[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      // Read at once: the app revokes the address of the file right after the click.
      saved.push({ name: this.download, file: resolveObjectURL(this.href) });
    });
    await act();
    const { name, file } = await eventually(() => {
      if (saved[0] === undefined) throw new Error('Nothing was saved');
      return saved[0];
    });
    click.mockRestore();
    if (file === undefined) throw new Error(`Not a file of the page: ${name}`);
    // A byte order mark belongs to the file.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    return { name, text };
  }

  /** Closes the page once all its requests are answered. */
  async close(): Promise<void> {
    this.#hide();
    await this.#leave();
    await this.line.quiet();
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  }

  async #open(): Promise<void> {
    const timers = new ScreenTimers(this.leastTimerMs);
    const router = await startRouter();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    this.#opened = { root, timers, dispose: () => router.dispose() };
    root.render(createElement(RouterProvider, { router }));
    // The first page is read from disk, which does not count toward a test's waiting time.
    await vi.waitUntil(() => router.state.initialized, { timeout: 60_000, interval: 5 });
  }

  /** Tells the page that it is left, as a browser does. */
  #hide(): void {
    if (this.#opened) window.dispatchEvent(new window.Event('pagehide'));
  }

  async #leave(): Promise<void> {
    // A page that is gone saves nothing more.
    const reconnect = this.line.disconnect();
    this.#opened?.root.unmount();
    await settle();
    reconnect();
    this.#opened?.timers.end();
    this.#opened?.dispose();
    this.#opened = undefined;
    document.body.replaceChildren();
  }
}

// Types without delays and skips the check of overlaying elements, since there is no layout.
function newUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });
}
