import { FileText, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { noteStates } from '#domain/caseload/sessions/note-status.ts';
import { documentKindLabels, documentKinds } from '#domain/clinical/documents/document-sections.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { ClientFilter } from '#web/caseload/clients/client-filter.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { FilterFold } from '#web/platform/ui/filter-fold.tsx';
import { chosenLabel, FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { NothingFound } from '#web/platform/ui/nothing-found.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useDocuments } from './document-queries.ts';
import { DocumentRows } from './document-rows.tsx';
import { DueReports } from './due-reports.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';

export const meta = practiceTitle('Documents');

const kindOptions = [
  { value: '', label: 'All kinds' },
  ...documentKinds.map((value) => ({ value, label: documentKindLabels[value] })),
];
const stateOptions = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'signed', label: 'Signed' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** List of evaluations, plans of care, reports, packets and summaries: drafts first, by due date. */
export default function DocumentListPage() {
  const [params, change] = useAddressParams();
  const [isNew, setNew] = useState(false);
  const clientName = useClientName();
  const clientId = parseRecordId(params.get('client') ?? '');
  const kind = documentKinds.find((one) => one === params.get('kind'));
  const state = noteStates.find((one) => one === params.get('state'));
  const documents = useDocuments({ clientId, kind, state });
  const isFiltered = clientId !== undefined || kind !== undefined || state !== undefined;
  return (
    <>
      <PageHeader
        title="Documents"
        description="Evaluations, plans of care, progress reports, annual reviews and discharge summaries."
        actions={
          <Button onClick={() => setNew(true)} data-new="" className="max-sm:w-full">
            <Plus aria-hidden="true" />
            New Document
          </Button>
        }
      />
      <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr]">
        <FilterFold
          set={[
            clientId === undefined ? undefined : clientName(clientId),
            chosenLabel(kindOptions, kind ?? ''),
            chosenLabel(stateOptions, state ?? ''),
          ]}
        >
          <ClientFilter
            value={clientId}
            onChange={(chosen) => change({ client: String(chosen ?? '') })}
            className="col-span-full lg:col-span-1"
          />
          <FilterSelect
            label="Kind"
            value={kind ?? ''}
            options={kindOptions}
            onChange={(value) => change({ kind: value })}
          />
          <FilterSelect
            label="State"
            value={state ?? ''}
            options={stateOptions}
            onChange={(value) => change({ state: value })}
          />
        </FilterFold>
      </div>
      <DueReports clientId={clientId} />
      <Card className="overflow-clip">
        <WhenLoaded query={documents} loadingLabel="Loading documents" placeholders={3} padded>
          {(found) =>
            found.length > 0 ? (
              <DocumentRows documents={found} />
            ) : (
              <NoDocuments
                onClear={isFiltered ? () => change({ client: '', kind: '', state: '' }) : undefined}
              />
            )
          }
        </WhenLoaded>
      </Card>
      <NewDocumentDialog open={isNew} clientId={clientId} onClose={() => setNew(false)} />
    </>
  );
}

/** Shown in place of an empty list. `onClear` clears the filters; it is undefined if none is set. */
function NoDocuments({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear === undefined)
    return (
      <EmptyState
        icon={FileText}
        title="No documents yet"
        description="A new document is filled from the goals, the results and the sessions that are signed."
      />
    );
  return (
    <NothingFound
      icon={SearchX}
      title="No documents found"
      description="No documents match your filters."
      onClear={onClear}
    />
  );
}
