import { userEvent } from '@testing-library/user-event';
import { ScreenLocator } from './screen-locator.ts';
import type { ServedSite } from './served-site.ts';

/** Puts a page of the website, as it is served, into the DOM: without its scripts and styles. */
export async function showServedPage({ app }: ServedSite, path: string): Promise<ScreenLocator> {
  const { body } = await app.inject(path);
  const served = new DOMParser().parseFromString(body.replace(/<script\b.*?<\/script>/gs, ''), 'text/html');
  document.body.replaceChildren(...served.body.childNodes);
  return new ScreenLocator('', userEvent.setup());
}
