import type { DueReport } from '#domain/clinical/documents/due-reports.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { failureText, RequestError, refusalOf } from '#web/platform/api/request.ts';

/** The drafts of several due reports while they are begun, and after. */
export interface BegunReports {
  total: number;
  begun: number;
  /** Reports that were begun meanwhile, such as in another window. */
  already: number;
  failed: readonly (Pick<DueReport, 'clientId' | 'dueOn'> & { reason: string })[];
  /** Why it ended before the last one; 'stopped' by the user. */
  end?: 'stopped' | { reason: string };
}

interface Beginning {
  /** Creates the draft of one report. */
  begin: (report: DueReport) => Promise<unknown>;
  /** Whether no further draft is wanted. */
  isStopped: () => boolean;
  onProgress: (reports: BegunReports) => void;
}

/**
 * Begins reports one after another. A refused one does not stop the others; a server that cannot be reached does. Drafts
 * that were begun stay.
 */
export async function beginReports(
  due: readonly DueReport[],
  { begin, isStopped, onProgress }: Beginning,
): Promise<BegunReports> {
  let reports: BegunReports = { total: due.length, begun: 0, already: 0, failed: [] };
  onProgress(reports);
  for (const report of due) {
    if (isStopped()) return { ...reports, end: 'stopped' };
    try {
      await begin(report);
      reports = { ...reports, begun: reports.begun + 1 };
    } catch (error) {
      if (failsForAll(error)) return { ...reports, end: { reason: failureText(error) } };
      reports = withRefusal(reports, report, error);
    }
    onProgress(reports);
  }
  return reports;
}

function withRefusal(reports: BegunReports, { clientId, dueOn }: DueReport, error: unknown): BegunReports {
  if (refusalOf(error, 409) !== undefined) return { ...reports, already: reports.already + 1 };
  return { ...reports, failed: [...reports.failed, { clientId, dueOn, reason: failureText(error) }] };
}

/** Returns whether the next request would fail too: no reply, too many requests, or a server that is down. */
function failsForAll(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status === 429 || error.status > 500;
}

/** Returns the number of reports that were tried. */
export function triedCount({ begun, already, failed }: BegunReports): number {
  return begun + already + failed.length;
}

/** Returns what became of the reports: "7 of 13 drafts begun. Stopped: the other 6 were not begun." */
export function begunReportsText(reports: BegunReports): string {
  const { total, begun, already, failed, end } = reports;
  const left = total - triedCount(reports);
  return [
    `${begun} of ${countOf(total, 'draft')} begun.`,
    already > 0 && `${already} ${were(already)} begun already.`,
    failed.length > 0 && `${failed.length} could not be begun.`,
    // Stopped while the last one was sent, nothing is left.
    end === 'stopped' && left > 0 && `Stopped: the other ${left} ${were(left)} not begun.`,
    // Without a reply, nobody knows whether the next draft was made.
    end !== undefined && end !== 'stopped' && `Begin the rest later: ${end.reason}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}
