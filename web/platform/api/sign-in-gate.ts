import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/platform/ui/listeners.ts';

/** Why the sign-in ended: idle, or any other reason. */
export type EndOfSignIn = 'idle' | 'ended';

const COOKIE_SETTLES_MS = 300;

let isGuarded = false;
let end: EndOfSignIn | undefined;
const waiting: (() => void)[] = [];
const listeners = new Listeners();

/**
 * Sends a request, and sends it again after the user has signed in again, so that an open page continues. If nobody
 * was signed in to begin with, a 401 is returned.
 */
export async function throughGate(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await sendWithPatience(send);
    if (response.status !== 401 || !isGuarded) return response;
    closeGate('ended');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

// A password change replaces the cookie; requests in progress in any tab still had the old one.
async function sendWithPatience(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== 401 || !isGuarded) return response;
  await new Promise((resolve) => setTimeout(resolve, COOKIE_SETTLES_MS));
  return send();
}

/** Makes requests wait for a new sign-in while a signed-in page is open; returns the function that stops it. */
export function guardGate(): () => void {
  isGuarded = true;
  return () => {
    isGuarded = false;
    openGate();
  };
}

/** The sign-in has ended: the page asks to sign in again. */
export function closeGate(why: EndOfSignIn): void {
  if (isGuarded) change(why);
}

/** The user has signed in again: waiting requests continue. */
export function openGate(): void {
  change(undefined);
  for (const proceed of waiting.splice(0)) proceed();
}

/** Returns why this page's sign-in ended; undefined while it lasts. */
export function useEndOfSignIn(): EndOfSignIn | undefined {
  return useSyncExternalStore(
    listeners.subscribe,
    () => end,
    () => undefined,
  );
}

function change(next: EndOfSignIn | undefined): void {
  end = next;
  listeners.notify();
}
