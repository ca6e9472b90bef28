import { pageWithForm } from '#web/website/site/contact/page-with-form.ts';
import { SchoolsForm } from '#web/website/site/contact/schools-form.tsx';
import FooterPageRoute, { loader as loadPage, meta as metaOfPage } from './footer-page.tsx';

export const handle = pageWithForm;
export const loader = loadPage;
export const meta = metaOfPage;

/** The owner's page for schools, with the form for schools and districts. */
export default function SchoolsPage() {
  return (
    <>
      <FooterPageRoute />
      <SchoolsForm />
    </>
  );
}
