import type { EndOfSignIn } from '#web/platform/api/sign-in-gate.ts';

/** What tabs tell each other: the id of who signed in, or why nobody is signed in any more. */
export type SignInNews = number | EndOfSignIn;

let opened: BroadcastChannel | undefined;

/** Tells the other tabs of this browser who signed in, or that nobody is signed in any more. */
export function tellOtherTabs(news: SignInNews): void {
  channel().postMessage(news);
}

/** Calls `onNews` with what other tabs tell, until the function it gives is called. */
export function followOtherTabs(onNews: (news: SignInNews) => void): () => void {
  const follow = ({ data }: MessageEvent<SignInNews>) => onNews(data);
  channel().addEventListener('message', follow);
  return () => channel().removeEventListener('message', follow);
}

// One for the whole page: a channel hears nothing of what it tells itself.
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('sign-in');
  return opened;
}
