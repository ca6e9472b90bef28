import type { FastifyInstance } from 'fastify';
import {
  assessmentTemplateChange,
  newAssessmentTemplate,
} from '#domain/caseload/assessments/assessment-template.ts';
import { requireConfirmed } from '#server/people/sign-in/require-confirmed.ts';
import { assessmentBody } from '#server/platform/http/body-limits.ts';
import { refuseStale } from '#server/platform/http/errors.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  getTemplateToChange,
  listTemplates,
  TEMPLATE_NOT_FOUND,
  updateTemplate,
} from './template-store.ts';

const url = '/api/assessment-templates/:id';

/** Routes for the practice's assessment templates, shared by all therapists; they contain no data about a child. */
export function templateRoutes(app: FastifyInstance): void {
  const shared = { onRequest: requireConfirmed };

  // Returns an empty list to an unconfirmed account, so that the assessment form loads without an error.
  app.get('/api/assessment-templates', routeDoc(listing), async (request, reply) => {
    const { caseload, user, isConfirmed } = request.practice;
    return reply.send(isConfirmed ? await listTemplates(caseload.read, user) : []);
  });

  app.get(url, { ...shared, ...routeDoc(showing) }, async (request) => {
    const { caseload, user } = request.practice;
    return getTemplate(caseload.read, parseId(request.params, TEMPLATE_NOT_FOUND), user);
  });

  app.post(
    '/api/assessment-templates',
    { ...shared, ...assessmentBody, ...routeDoc(creating) },
    async (request, reply) => {
      const template = parseBody(newAssessmentTemplate, request.body);
      const { user } = request.practice;
      return replyCreated(request, reply, {
        create: (queries) => createTemplate(queries, template, user),
        load: (queries, id) => getTemplate(queries, id, user),
      });
    },
  );

  app.put(url, { ...shared, ...assessmentBody, ...routeDoc(changing) }, async (request) => {
    const id = parseId(request.params, TEMPLATE_NOT_FOUND);
    const { updatedAt, ...change } = parseBody(assessmentTemplateChange, request.body);
    const { caseload, user } = request.practice;
    return caseload.write(async (queries) => {
      const before = await getTemplateToChange(queries, id, user);
      refuseStale(before, updatedAt);
      return updateTemplate(queries, before, change, user);
    });
  });

  app.delete(url, { ...shared, ...routeDoc(deleting) }, async (request, reply) => {
    const id = parseId(request.params, TEMPLATE_NOT_FOUND);
    const { caseload, user } = request.practice;
    await caseload.write(async (queries) =>
      deleteTemplate(queries, await getTemplateToChange(queries, id, user)),
    );
    return reply.code(204).send();
  });
}

const UNCONFIRMED = 'The owner of the practice has not confirmed the account';
const notCreatorDoc = { 403: `${UNCONFIRMED}, or the template is neither hers nor is she the owner` };

const listing = {
  summary: "List the practice's assessment templates, by title, without their questions",
};

const showing = {
  summary: 'One assessment template with its questions',
  refusals: { 403: UNCONFIRMED },
};

const creating = {
  summary: 'Save an assessment’s questions as a template of the practice',
  body: newAssessmentTemplate,
  status: 201,
  refusals: { 403: UNCONFIRMED, 409: 'The title is taken, or the practice has too many templates' },
} as const;

const changing = {
  summary: 'Change fields of an assessment template; for its author and the owner',
  body: assessmentTemplateChange,
  refusals: { ...notCreatorDoc, 409: 'The title is taken, or somebody changed the template meanwhile' },
};

const deleting = {
  summary: 'Delete an assessment template; for its author and the owner',
  status: 204,
  refusals: notCreatorDoc,
} as const;
