import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  assessmentChange,
  assessmentStatuses,
  newAssessment,
} from '#domain/caseload/assessments/assessment.ts';
import { assessmentBody } from '#server/platform/http/body-limits.ts';
import {
  clientIdFilter,
  momentsOfRange,
  rangeFields,
  readsOf,
  searchFilter,
} from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import {
  ASSESSMENT_NOT_FOUND,
  assessmentOrder,
  countAssessments,
  deleteAssessment,
  getAssessment,
  listAssessments,
} from './assessment-store.ts';
import { changeAssessment, startAssessment } from './save-assessment.ts';

/** The query parameters of the assessment list; `from` and `to` apply to the date of creation. */
const assessmentListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  search: searchFilter,
  clientId: clientIdFilter,
  status: z.optional(z.enum(assessmentStatuses, 'Status must be pending or completed')),
});

/** Routes for a therapist's assessments. */
export function assessmentRoutes(app: FastifyInstance): void {
  app.get('/api/assessments', routeDoc(listing), (request, reply) => {
    const { clientId, status, search, from, to, ...page } = parseQuery(assessmentListQuery, request.query);
    const filter = {
      clientId,
      status,
      search,
      ...momentsOfRange({ from, to }, request.practice.settings.timeZone),
    };
    return replyPage(
      request,
      reply,
      {
        order: assessmentOrder,
        page,
        reads: readsOf(['assessments'], filter),
        count: (queries) => countAssessments(queries, filter),
      },
      (queries, part) => listAssessments(queries, filter, part),
    );
  });

  getOwn(app, own, showing, 'assessment');

  app.post('/api/assessments', { ...assessmentBody, ...routeDoc(creating) }, async (request, reply) => {
    const assessment = parseBody(newAssessment, request.body);
    return replyCreated(request, reply, {
      create: (queries) => startAssessment(queries, assessment),
      load: getAssessment,
    });
  });

  putOwn(app, own, changing, changeAssessment);
  deleteOwn(app, own, deleting, (queries, assessment, { settings }) =>
    deleteAssessment(queries, assessment, settings.timeZone),
  );
}

const own = {
  url: '/api/assessments/:id',
  missing: ASSESSMENT_NOT_FOUND,
  load: getAssessment,
  limits: assessmentBody,
} as const;

const listing = {
  summary: "List assessments, newest first; search matches the title and the client's name",
  query: assessmentListQuery,
};

const showing = {
  summary: 'One assessment with its questions and answers',
};

const creating = {
  summary: 'Start an assessment',
  body: newAssessment,
  status: 201,
} as const;

const changing = {
  summary: 'Change fields of an assessment: fill it in, complete or reopen it',
  body: assessmentChange,
};

const deleting = { summary: 'Delete an assessment; it is sealed', status: 204 } as const;
