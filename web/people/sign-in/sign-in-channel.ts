import type { EndOfSignIn } from '#web/platform/api/sign-in-gate.ts';

/** A message between tabs: the id of the user who signed in, or why the sign-in ended. */
export type SignInNews = number | EndOfSignIn;

let opened: BroadcastChannel | undefined;

/** Informs this browser's other tabs who signed in, or that the sign-in ended. */
export function notifyOtherTabs(news: SignInNews): void {
  channel().postMessage(news);
}

/** Calls `onNews` with messages from other tabs until the returned function is called. */
export function followOtherTabs(onNews: (news: SignInNews) => void): () => void {
  const follow = ({ data }: MessageEvent<SignInNews>) => onNews(data);
  channel().addEventListener('message', follow);
  return () => channel().removeEventListener('message', follow);
}

// One per page: a channel does not receive its own messages.
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('sign-in');
  return opened;
}
