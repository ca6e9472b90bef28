import { Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentKindLabels } from '#domain/clinical/documents/document-sections.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { LeftForAddendum } from '#web/clinical/signing/left-for-addendum.tsx';
import { SignedTexts } from '#web/clinical/signing/signed-texts.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { DocumentBadges } from './document-badges.tsx';
import { DocumentEditor } from './document-editor.tsx';
import type { DocumentParts } from './document-facts.tsx';
import { DocumentPdfButton } from './document-pdf-button.tsx';
import { useDeleteDocument, useLeftDocument } from './document-queries.ts';
import { DocumentView } from './document-view.tsx';
import { NextReportBar } from './next-report.tsx';
import { useSignedDocument } from './signed-document.ts';

/** Shows a document's title, client and status, then the draft. */
export function DocumentDetail({ document, AnnualField }: DocumentParts & { document: ClinicalDocument }) {
  const { clientId, kind, title, fromOn, untilOn, annualId } = document;
  const clientName = useClientName();
  const today = useToday();
  const signed = useSignedDocument(document);
  const left = useLeftDocument(document.id, document);
  return (
    <>
      <PageHeader
        above={<ReturnLink to="/documents" label="Documents" />}
        title={title}
        description={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link to={`/clients/${clientId}?tab=documents`} className={inlineLinkStyles}>
              {clientName(clientId)}
            </Link>
            <span>
              {title === documentKindLabels[kind] ? '' : `${documentKindLabels[kind]} · `}
              {formatDay(fromOn)} to {formatDay(untilOn)}
            </span>
            <DocumentBadges document={document} today={today} />
            {annualId !== null && (
              <Link to="/annuals" className={inlineLinkStyles}>
                Annual record
              </Link>
            )}
          </span>
        }
        actions={
          <>
            <DocumentPdfButton document={document} />
            {document.state === 'draft' && document.version === 1 && <DeleteDraft document={document} />}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        {document.state === 'draft' && <DocumentEditor document={document} AnnualField={AnnualField} />}
        {document.state !== 'draft' && left && (
          <LeftForAddendum record={signed} isWithdrawn={document.state === 'withdrawn'} left={left} />
        )}
        {(document.state !== 'draft' || document.version > 1) && (
          <SignedTexts
            record={signed}
            state={document.state}
            renderVersion={(version) =>
              version.kind !== 'session-note' && <DocumentView document={version} />
            }
          />
        )}
      </div>
      {document.state !== 'draft' && <NextReportBar document={document} />}
    </>
  );
}

function DeleteDraft({ document }: { document: ClinicalDocument }) {
  const navigate = useNavigate();
  const deletion = useDeleteDocument(() => navigate('/documents', { replace: true }));
  return (
    <Button
      variant="secondary"
      pending={deletion.isPending}
      pendingText="Deleting..."
      onClick={() => {
        if (window.confirm('Are you sure you want to delete this draft?')) deletion.mutate(document.id);
      }}
    >
      <Trash2 aria-hidden="true" />
      Delete Draft
    </Button>
  );
}
