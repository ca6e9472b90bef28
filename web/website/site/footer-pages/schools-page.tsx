import { pageWithForm } from '#web/website/site/contact/page-with-form.ts';
import { SchoolsForm } from '#web/website/site/contact/schools-form.tsx';
import FooterPageRoute, { loader as loadPage, meta as metaOfPage } from './footer-page.tsx';

export const handle = pageWithForm;
export const loader = loadPage;
export const meta = metaOfPage;

/** The owner's words for schools, and the form that a school or a district writes to the practice with. */
export default function SchoolsPage() {
  return (
    <>
      <FooterPageRoute />
      <SchoolsForm />
    </>
  );
}
