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
 * Records an event for the analytics the practice has configured; without any, it stays in the page. The label is a
 * fixed word or a path, never typed text. Visitors who opt out are not tracked.
 */
export function track(event: SiteEvent, label: string): void {
  noteEvent(event, label);
}

/** Records a page view. */
export function trackPageView(path: string): void {
  noteEvent('page_view', withoutRecordNumbers(path));
}

/** Returns a path without record numbers: /clients/12 becomes /clients/:id. */
export function withoutRecordNumbers(path: string): string {
  return path.replace(/\/\d+(?=\/|$)/g, '/:id');
}

/** Records which service was viewed; without one, all of them. */
export function trackServiceView(id: string | undefined): void {
  noteEvent('view_service', id ?? 'all_services');
}

/** Returns the attributes of a link or button whose click is an event; works without React. */
export function trackedClick(event: SiteEvent, label: string): { 'data-track': string } {
  return { 'data-track': `${event}:${label}` };
}

/** Records the event that `trackedClick` set on the element or an ancestor. */
export function trackMarkedClick(element: Element): void {
  const [event, label] = element.closest<HTMLElement>('[data-track]')?.dataset.track?.split(':') ?? [];
  if (event && label) noteEvent(event, label);
}

function noteEvent(event: string, label: string) {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, label });
}
