export type SiteEvent =
  | 'page_view'
  | 'view_service'
  | 'consultation_request'
  | 'contact_form_submit'
  | 'phone_call'
  | 'email_click';

declare global {
  interface Window {
    dataLayer?: { event: string; label: string }[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Notes an event for whatever analytics the practice has configured; with none it stays in the page.
 * The label is a fixed word or a path, never something a visitor typed. Visitors who ask not to be
 * tracked are not.
 */
export function track(event: SiteEvent, label: string): void {
  noteEvent(event, label);
}

/** Notes that a page was seen. */
export function trackPageView(path: string): void {
  noteEvent('page_view', withoutRecordNumbers(path));
}

/** A path that tells of nobody: /clients/12 reads /clients/:id. */
export function withoutRecordNumbers(path: string): string {
  return path.replace(/\/\d+(?=\/|$)/g, '/:id');
}

/** Notes which service was looked for; without one, all of them. */
export function trackServiceView(id: string | undefined): void {
  noteEvent('view_service', id ?? 'all_services');
}

/** Attributes for a link or button whose click is an event; works before and without React. */
export function trackedClick(event: SiteEvent, label: string): { 'data-track': string } {
  return { 'data-track': `${event}:${label}` };
}

/** Notes the event that `trackedClick` wrote on an element or around it, if any. */
export function trackMarkedClick(element: Element): void {
  const [event, label] = element.closest<HTMLElement>('[data-track]')?.dataset.track?.split(':') ?? [];
  if (event && label) noteEvent(event, label);
}

function noteEvent(event: string, label: string) {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, label });
}
