import { toast } from './toast-store.ts';

/** Also read by the website's form starter. */
const handoverKey = 'toast-for-next-page';

/** Saves a message for the next page loaded in this tab. */
export function toastOnNextPage(message: { title: string; description: string }): void {
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify(message));
  } catch {
    // Without storage the message is lost; the next page shows the result anyway.
  }
}

/** Shows the message that the previous page saved, once. */
export function showHandedOverToast(): void {
  const message = takeHandedOverToast();
  if (message) toast(message);
}

/** Takes the message that the previous page saved, once. */
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
