import type { FastifyInstance } from 'fastify';
import { consultationForm } from './consultation-form.ts';
import { schoolsForm } from './schools-form.ts';
import { type FormServices, websiteFormRoutes } from './website-form-routes.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The forms of the public site, sent by their script as JSON or by the browser itself as a form. */
export async function inquiryFormRoutes(app: FastifyInstance, services: FormServices) {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  websiteFormRoutes(app, services, consultationForm);
  websiteFormRoutes(app, services, schoolsForm);
}
