import { useSyncExternalStore } from 'react';

/** Why nobody is signed in any more: not used for too long, or whatever else ended it. */
export type EndOfSignIn = 'idle' | 'ended';

const COOKIE_SETTLES_MS = 300;

let isGuarded = false;
let end: EndOfSignIn | undefined;
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

/**
 * Sends a request, and sends it again when the sign-in has ended and somebody signed in again: a page that is being
 * worked on goes on where it was. Where nobody was signed in to begin with, a 401 is an answer like any other.
 */
export async function throughGate(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await sendWithPatience(send);
    if (response.status !== 401 || !isGuarded) return response;
    closeGate('ended');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

// A change of the password gives the browser another cookie; what was under way in any tab still had the old one.
async function sendWithPatience(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== 401 || !isGuarded) return response;
  await new Promise((resolve) => setTimeout(resolve, COOKIE_SETTLES_MS));
  return send();
}

/** Makes requests wait at the gate while a signed-in page is open; gives the function that stops it. */
export function guardGate(): () => void {
  isGuarded = true;
  return () => {
    isGuarded = false;
    openGate();
  };
}

/** Nobody is signed in any more: the page asks to sign in again. */
export function closeGate(why: EndOfSignIn): void {
  if (isGuarded) change(why);
}

/** Somebody has signed in again: what waits goes on. */
export function openGate(): void {
  change(undefined);
  for (const proceed of waiting.splice(0)) proceed();
}

/** Why the sign-in of this page ended; undefined while it lasts. */
export function useEndOfSignIn(): EndOfSignIn | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => end,
    () => undefined,
  );
}

function change(next: EndOfSignIn | undefined): void {
  end = next;
  for (const listener of listeners) listener();
}
