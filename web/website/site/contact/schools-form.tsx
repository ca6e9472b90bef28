import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSiteLanguage } from '#web/website/site/parts/site-language.ts';
import { RequestForm } from './request-form.tsx';
import englishScript from './schools-script.ts?script-file';
import spanishScript from './schools-script-es.ts?script-file';

const scripts = { en: englishScript, es: spanishScript };

/**
 * The form for schools and districts, which asks for the sender and their need, but not for a child. It is
 * not printed.
 */
export function SchoolsForm() {
  const language = useSiteLanguage();
  return (
    <section aria-labelledby="write" className={`${siteWidth} pb-10 sm:pb-16 print:hidden`}>
      <div className="max-w-2xl">
        <h2 id="write" className="mb-6 font-display font-semibold text-title">
          {schoolsForm.inLanguage[language].form.title}
        </h2>
        <RequestForm form={schoolsForm} script={scripts[language]} source="schools" />
      </div>
    </section>
  );
}
