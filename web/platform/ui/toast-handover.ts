import { toast } from './toast-store.ts';

/** Read by the website's form starter too. */
const handoverKey = 'toast-for-next-page';

/** Keeps a message for the page that is about to load in this tab. */
export function toastOnNextPage(message: { title: string; description: string }): void {
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify(message));
  } catch {
    // Without storage the page that comes says as much by itself: she is signed out.
  }
}

/** Shows the message that the page before left here, once. */
export function showHandedOverToast(): void {
  const message = takeHandedOverToast();
  if (message) toast(message);
}

/** The message that the page before left here, once. */
export function takeHandedOverToast(): { title: string; description: string } | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(handoverKey) ?? 'null');
    sessionStorage.removeItem(handoverKey);
    if (typeof left !== 'object' || left === null || !('title' in left) || !('description' in left)) return;
    return { title: String(left.title), description: String(left.description) };
  } catch {
    return undefined;
  }
}
