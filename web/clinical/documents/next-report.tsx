import { ArrowRight } from 'lucide-react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { isReport, nextReport } from '#domain/clinical/documents/report-order.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { useDocuments } from './document-queries.ts';

type Current = Pick<ClinicalDocument, 'id' | 'kind' | 'state' | 'dueOn'>;

function useNextReport(current: Current) {
  const drafts = useDocuments({ state: 'draft' }).data ?? [];
  return isReport(current) ? nextReport(drafts, current) : undefined;
}

/** Link from a report to the next draft, by due day; nothing without another draft. It names no child. */
export function NextReport({ document }: { document: Current }) {
  const next = useNextReport(document);
  if (!next) return null;
  return (
    // "n" follows the element marked with `data-new`.
    <ButtonLink to={`/documents/${next.id}`} variant="secondary" size="sm" className="md:h-10" data-new="">
      Next Report
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}

/** The bar of a signed report, with the link to the next draft in the place where it was before. */
export function NextReportBar({ document }: { document: Current }) {
  if (!useNextReport(document)) return null;
  return (
    <BottomBar className="z-10 mt-5">
      <NextReport document={document} />
    </BottomBar>
  );
}
