import { requestSignIn } from '#web/platform/api/request.ts';
import { closeGate } from '#web/platform/api/sign-in-gate.ts';
import { hasUnsavedForms } from '#web/platform/ui/unsaved-forms.ts';
import { signInPathFor } from './return-path.ts';
import { notifyOtherTabs } from './sign-in-channel.ts';

/** Signs out an unused browser: on the server, and in every tab. */
export async function endIdleSignIn(): Promise<void> {
  // While offline, the server ends the sign-in by the same rule.
  await requestSignIn('POST /api/logout').catch(() => undefined);
  notifyOtherTabs('idle');
  coverOrLeave();
}

/** Goes to the sign-in page; a page with unsaved input stays, hidden under an overlay, until the user signs in. */
export function coverOrLeave(): void {
  if (hasUnsavedForms()) {
    closeGate('idle');
    return;
  }
  const { pathname, search } = window.location;
  window.location.replace(signInPathFor(`${pathname}${search}`, 'idle'));
}
