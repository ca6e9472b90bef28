import type { PlannedRow } from '#domain/records/imports/import-plan.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import type { ImportRow } from './client-import-state.ts';
import { countOf } from './count-words.ts';

interface ImportBarProps {
  rows: readonly ImportRow[];
  planned: readonly PlannedRow[];
  /** Whether everything is loaded that the import needs. */
  isReady: boolean;
  isImporting: boolean;
  onImport: () => void;
}

/** The number of rows that become clients, and the import button: always visible. */
export function ImportBar({ rows, planned, isReady, isImporting, onImport }: ImportBarProps) {
  const imported = planned.filter(({ isChosen }) => isChosen);
  const chosen = imported.filter(({ joins }) => joins === undefined).length;
  const mandates = imported.flatMap((row) => row.mandates).length;
  const problems = planned.filter(({ client }) => client === undefined).length;
  const others = planned.length - imported.length - problems;
  const doubtful = rows.filter(({ doubts }, index) => doubts.length > 0 && planned[index]?.isChosen).length;
  const left = [
    problems > 0 && `${countOf(problems, 'row')} to be corrected`,
    others > 0 && `${countOf(others, 'row')} left out`,
  ].filter(Boolean);
  return (
    <BottomBar>
      <p role="status" className="min-w-0 flex-1 basis-56 text-ink-muted text-sm">
        {left.length > 0 ? `${left.join(', ')}.` : everyRow(imported.length - chosen)}
        {mandates > 0 &&
          ` ${countOf(mandates, 'mandate')} with ${mandates === 1 ? 'its plan' : 'their plans'}.`}
        {doubtful > 0 && ` ${countOf(doubtful, 'row')} to be checked first.`}
      </p>
      <Button
        className="max-sm:w-full"
        disabled={chosen === 0 || !isReady}
        pending={isImporting}
        pendingText="Importing..."
        onClick={onImport}
      >
        {chosen === 0 ? 'Import Clients' : `Import ${countOf(chosen, 'Client')}`}
      </Button>
    </BottomBar>
  );
}

/** Says what every row becomes; further rows of a child add a mandate. */
function everyRow(further: number): string {
  return further === 0 ? 'Every row becomes a client.' : 'Every row becomes a client, or a mandate of one.';
}
