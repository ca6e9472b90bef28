import { FileText } from 'lucide-react';
import { useParams } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { LeftTextCard } from '#web/platform/drafts/left-text-card.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { DocumentDetail } from './document-detail.tsx';
import type { DocumentParts } from './document-facts.tsx';
import { useDocument, useLeftDocument } from './document-queries.ts';

function DocumentNotFound({ id }: { id: number }) {
  const left = useLeftDocument(id);
  return (
    <>
      <RecordNotFound noun="Document" to="/documents" icon={FileText} />
      <div className="mt-5 empty:hidden">
        {left && <LeftTextCard title="What You Typed in It" left={left} />}
      </div>
    </>
  );
}

/** The page of one document: a draft next to the record's figures, or the signed text. */
export function DocumentPage({ AnnualField }: DocumentParts) {
  const id = parseRecordId(useParams().id ?? '');
  const document = useDocument(id ?? 0);
  const isGone = document.error instanceof RequestError && document.error.status === 404;
  if (id === undefined || isGone) return <DocumentNotFound id={id ?? 0} />;
  if (document.data)
    return <DocumentDetail key={document.data.id} document={document.data} AnnualField={AnnualField} />;
  if (document.isPending) return <SkeletonRows count={4} label="Loading document" rowClassName="h-28" />;
  return (
    <Card>
      <ErrorState message={document.error.message} onRetry={() => document.refetch()} />
    </Card>
  );
}
