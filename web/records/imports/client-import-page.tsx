import type { ReactNode } from 'react';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { ImportBar } from './import-bar.tsx';
import { ImportColumnsCard } from './import-columns-card.tsx';
import { ImportDoneCard } from './import-done-card.tsx';
import { ImportPlacesCard } from './import-places-card.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportStartCard } from './import-start-card.tsx';
import { PastImportsCard } from './past-imports-card.tsx';
import { useClientImport } from './use-client-import.ts';

/**
 * The page for importing clients from a spreadsheet: a file, its columns, a preview of every row, and then all at
 * once; `above` is a link above its heading.
 */
export function ClientImportPage({ above }: { above: ReactNode }) {
  const { state, planned, done, hasNames, isImporting, places, isReady, listError, ...actions } =
    useClientImport();
  const { change, openFile, openAgain, runImport } = actions;
  const unsaved = useUnsavedChanges(state !== undefined && done === undefined);
  return (
    <>
      <PageHeader
        title="Import Clients"
        description="Bring your clients along from a spreadsheet or another program."
        above={above}
      />
      <div className="flex flex-col gap-6">
        {done && state ? (
          <ImportDoneCard done={done} state={state} onNext={() => change({ do: 'close' })} />
        ) : (
          <ImportStartCard
            fileName={state?.file.fileName}
            onFile={openFile}
            onClose={() => change({ do: 'close' })}
          />
        )}
        {state && !done && <ImportColumnsCard state={state} onChange={change} onEncoding={openAgain} />}
        {state && !done && !hasNames && (
          <p role="status" className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
            Choose which columns hold the first and the last name, or which one holds the full name.
          </p>
        )}
        {state && !done && hasNames && (
          <>
            {listError && (
              <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger-ink text-sm">
                Your mandates, schools and payers could not be loaded, so the roster cannot be imported yet.
              </p>
            )}
            {isReady && places.unknown.length > 0 && (
              <ImportPlacesCard {...places} choices={state.places} onChange={change} />
            )}
            <ImportPreview key={state.file.fileName} rows={state.rows} planned={planned} onChange={change} />
            <ImportBar
              rows={state.rows}
              planned={planned}
              isReady={isReady}
              isImporting={isImporting}
              onImport={runImport}
            />
          </>
        )}
        {!state && <PastImportsCard />}
      </div>
      {unsaved.question}
    </>
  );
}
