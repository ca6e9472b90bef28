import type { FastifyInstance } from 'fastify';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { saveInquiryForm, saveSchoolsForm } from './inquiry-form-store.ts';
import { type FormServices, websiteFormRoutes } from './website-form-routes.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Routes for the forms of the public site, posted by their script as JSON or by the browser as a form. */
export async function inquiryFormRoutes(app: FastifyInstance, services: FormServices) {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  websiteFormRoutes(app, services, {
    form: consultationForm,
    summary: 'Send a consultation request, as JSON or as a form; a form is answered with a page',
    save: saveInquiryForm,
  });
  websiteFormRoutes(app, services, {
    form: schoolsForm,
    summary: 'Send a message from a school, as JSON or as a form; a form is answered with a page',
    save: saveSchoolsForm,
  });
}
