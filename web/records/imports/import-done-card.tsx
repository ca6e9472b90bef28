import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { countOf } from '#domain/platform/count-of.ts';
import { isNewClient } from '#domain/records/imports/import-plan.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import type { ClientImportState } from './client-import-state.ts';
import { countImported } from './count-words.ts';
import { mandatesOfOthers } from './import-bar.tsx';
import { downloadLeftOutRows } from './left-out-rows.ts';
import { UndoImportButton } from './undo-import-button.tsx';
import type { DoneImport } from './use-client-import.ts';

interface ImportDoneCardProps {
  done: DoneImport;
  state: ClientImportState;
  onNext: () => void;
}

/** Shown after an import: links to the clients, Undo, and the rows that were left out. */
export function ImportDoneCard({ done: { made, planned }, state, onNext }: ImportDoneCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = { clients: planned.filter(isNewClient).length, mandates: mandatesOfOthers(planned) };
  const leftOut = planned.filter(({ isChosen }) => !isChosen).length;
  // The pressed button is gone: keyboard users continue from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-2 rounded-sm font-semibold text-ink text-lg outline-none"
        >
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
          {countImported(counts, ['Client', 'Mandate'])} Imported
        </h2>
        {leftOut > 0 && (
          <p className="text-ink-muted text-sm">
            {countOf(leftOut, 'row')} of {state.file.fileName} {leftOut === 1 ? 'was' : 'were'} not imported.
            Download {leftOut === 1 ? 'it' : 'them'} with the reasons to correct and import later.
          </p>
        )}
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
          <ButtonLink to="/clients">Show Clients</ButtonLink>
          {leftOut > 0 && (
            <Button variant="secondary" onClick={() => downloadLeftOutRows(state, planned)}>
              <Download aria-hidden="true" />
              Download {countOf(leftOut, 'Row')}
            </Button>
          )}
          <UndoImportButton made={made} onUndone={onNext} />
          <Button variant="ghost" onClick={onNext}>
            Import Another File
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
