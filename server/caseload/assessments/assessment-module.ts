import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { inWindows } from '#server/platform/http/paging.ts';
import { linesOf, sumLines } from '#server/platform/pdf/text-lines.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { assessmentRoutes } from './assessment-routes.ts';
import { assessmentOrder, listAssessments } from './assessment-store.ts';
import { templateRoutes } from './template-routes.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    assessments: readonly Assessment[];
  }
}

/** The server module of assessments and their templates. */
export const assessmentModule = {
  routes: [assessmentRoutes, templateRoutes],
  audited: {
    assessments: { entity: 'assessment', isOfFamilies: true },
    'assessment-templates': { entity: 'assessment-template' },
  },
  lists: (queries) => ({
    assessments: inWindows(assessmentOrder, undefined, (page) => listAssessments(queries, {}, page)),
  }),
  clientRecord: {
    read: async (queries, clientId) => ({ assessments: await listAssessments(queries, { clientId }) }),
    countLines: ({ assessments }) =>
      sumLines(
        assessments,
        ({ responses }) => 6 + sumLines(responses ?? [], (answer) => 3 + linesOf(answer)),
      ),
    chapter: { order: 60, load: async () => (await import('./assessment-chapter.ts')).assessmentChapter },
  },
} satisfies ServerModule;
