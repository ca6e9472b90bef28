import { pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import { bareDocument } from '#server/platform/plain-pages/bare-document.ts';
import { plainPageMark } from '#server/platform/plain-pages/plain-page-mark.ts';

interface FailureWords {
  title: string;
  heading: string;
  /** Before the link to the home page, and the link. */
  lead: [before: string, link: string];
  number: string;
}

const failureWords: Record<SiteLanguage, FailureWords> = {
  en: {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    lead: ['This page could not be shown. Please try again in a moment, or', 'go to the home page'],
    number: 'If it stays like this, tell us this number:',
  },
  es: {
    title: 'Hubo un problema',
    heading: 'Hubo un problema de nuestra parte',
    lead: [
      'Esta página no se pudo mostrar. Inténtelo de nuevo en un momento, o',
      'vaya a la página de inicio',
    ],
    number: 'Si el problema sigue, díganos este número:',
  },
};

/** Renders a page that needs nothing else to work, with the number under which the failure was logged. */
export function failurePage(requestId: string, language: SiteLanguage): string {
  const { title, heading, lead, number } = failureWords[language];
  const [before, link] = lead;
  return bareDocument(
    title,
    `<main>
${plainPageMark}
<h1>${heading}</h1>
<p class="lead">${before} <a href="${pathInLanguage('/', language)}">${link}</a>.</p>
<p>${number} <strong>${requestId}</strong></p>
</main>`,
    language,
  );
}
