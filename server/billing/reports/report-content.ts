import type { PracticeReport, ReportScope } from '#domain/billing/reports/practice-report.ts';
import {
  comparedDays,
  comparisonText,
  figures,
  figureText,
  figureValue,
} from '#domain/billing/reports/report-figures.ts';
import { formatPeriod } from '#domain/billing/reports/report-period.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { User } from '#domain/people/users/user.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { compareNames } from '#domain/platform/name-order.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { ReportSection } from '#server/platform/pdf/report-section.ts';
import { billingSections } from './billing-sections.ts';
import { caseloadSections } from './caseload-sections.ts';
import type { ReportPdf } from './report-pdf.ts';

interface WholeReport {
  report: PracticeReport;
  scope: ReportScope;
  clients: readonly Client[];
  /** Limits the report to one client, unless null. */
  client: Client | null;
  /** Sections of other nouns in the owner's report. */
  added: readonly ReportSection[];
  therapist: Pick<User, 'fullName'>;
}

/** Returns the texts and figures of a report's PDF. */
export function reportContent(whole: WholeReport): Omit<ReportPdf, 'letterhead'> {
  const { report, scope, clients, added } = whole;
  const names = new Map(clients.map((client) => [client.id, fullNameOf(client)]));
  const inOrder = [...clients].sort(compareNames).map(({ id }) => id);
  const counted = {
    report,
    scope,
    nameOf: (id: number) => names.get(id) ?? 'Unknown Client',
    placeOf: (id: number) => inOrder.indexOf(id),
  };
  return {
    title: `Report ${formatPeriod(scope.period)}`,
    about: about(whole),
    figures: figures.map((figure) => ({
      title: figure.title,
      value: figureText(figureValue(figure.name, report.rows), figure.unit),
      change: comparisonText(figure, report),
    })),
    sections: [...billingSections(counted), ...caseloadSections(counted), ...added],
  };
}

function about({ report, scope, client, therapist }: WholeReport): string {
  const who = client
    ? `${fullNameOf(client)}, by ${therapist.fullName}`
    : `All clients of ${therapist.fullName}`;
  return `${who}. ${comparedDays(report)} Made on ${formatDay(scope.today)}.`;
}
