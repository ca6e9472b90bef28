import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { RequestForm } from './request-form.tsx';
import script from './schools-script.ts?script-file';

/**
 * The form for schools and districts, which asks for the sender and their need, but not for a child. It is
 * not printed.
 */
export function SchoolsForm() {
  const { language } = useSite();
  return (
    <section aria-labelledby="write" className={`${siteWidth} pb-10 sm:pb-16 print:hidden`}>
      <div className="max-w-2xl">
        <h2 id="write" className="mb-6 font-display font-semibold text-title">
          {schoolsForm.inLanguage[language].form.title}
        </h2>
        <RequestForm form={schoolsForm} script={script} source="schools" />
      </div>
    </section>
  );
}
