import type { ServerModule } from '#server/platform/server-module.ts';
import { reportRoutes } from './report-routes.ts';

/** The server module of reports. */
export const reportModule = {
  routes: [reportRoutes],
  audited: {
    reports: { entity: 'caseload' },
  },
  pdfs: { report: async () => (await import('./report-pdf.ts')).renderReportPdf },
} satisfies ServerModule;
