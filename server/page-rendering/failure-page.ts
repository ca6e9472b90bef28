import { bareDocument } from '#server/plain-pages/bare-document.ts';
import { plainPageMark } from '#server/plain-pages/plain-page-mark.ts';

/** A page that depends on nothing which may be broken, with the number under which the failure was logged. */
export function failurePage(requestId: string): string {
  return bareDocument(
    'Something went wrong',
    `<main>
${plainPageMark}
<h1>Something went wrong on our side</h1>
<p class="lead">This page could not be shown. Please try again in a moment, or <a href="/">go to the home page</a>.</p>
<p>If it stays like this, tell us this number: <strong>${requestId}</strong></p>
</main>`,
  );
}
