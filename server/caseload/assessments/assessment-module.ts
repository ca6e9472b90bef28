import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { assessmentRoutes } from './assessment-routes.ts';
import { assessmentOrder, listAssessments } from './assessment-store.ts';
import { templateRoutes } from './template-routes.ts';

/** What assessments and their templates add to the server. */
export const assessmentModule = {
  routes: [assessmentRoutes, templateRoutes],
  audited: {
    assessments: { entity: 'assessment', isOfFamilies: true },
    'assessment-templates': { entity: 'assessment-template' },
  },
  lists: (queries) => ({
    assessments: inWindows(assessmentOrder, undefined, (page) => listAssessments(queries, {}, page)),
  }),
} satisfies ServerModule;
