import { countOf } from '#domain/platform/count-of.ts';
import { isNewClient, type PlannedRow } from '#domain/records/imports/import-plan.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import type { ImportRow } from './client-import-state.ts';
import { countImported } from './count-words.ts';

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
  const clients = imported.filter(isNewClient).length;
  const mandates = imported.flatMap((row) => row.mandates).length;
  const ofOthers = mandatesOfOthers(planned);
  const problems = planned.filter(({ client }) => client === undefined).length;
  const others = planned.length - imported.length - problems;
  const doubtful = planned.filter(
    ({ isChosen, namesake }, index) => isChosen && (namesake || (rows[index]?.doubts.length ?? 0) > 0),
  ).length;
  const left = [
    problems > 0 && `${countOf(problems, 'row')} to be corrected`,
    others > 0 && `${countOf(others, 'row')} left out`,
  ].filter(Boolean);
  return (
    <BottomBar>
      <p role="status" className="min-w-0 flex-1 basis-56 text-ink-muted text-sm">
        {left.length > 0 ? `${left.join(', ')}.` : everyRow(imported.length - clients)}
        {mandates > ofOthers &&
          ` ${countOf(mandates - ofOthers, 'mandate')} with ${mandates - ofOthers === 1 ? 'its plan' : 'their plans'}.`}
        {ofOthers > 0 && ` ${countOf(ofOthers, 'mandate')} of clients you have.`}
        {doubtful > 0 && ` ${countOf(doubtful, 'row')} to be checked first.`}
      </p>
      <Button
        className="max-sm:w-full"
        disabled={imported.length === 0 || !isReady}
        pending={isImporting}
        pendingText="Importing..."
        onClick={onImport}
      >
        {imported.length === 0
          ? 'Import Clients'
          : `Import ${countImported({ clients, mandates: ofOthers }, ['Client', 'Mandate'])}`}
      </Button>
    </BottomBar>
  );
}

/** Returns how many mandates are added to clients who are there already. */
export function mandatesOfOthers(planned: readonly PlannedRow[]): number {
  const rows = planned.filter(({ isChosen, addsTo }) => isChosen && addsTo !== undefined);
  return rows.flatMap(({ mandates }) => mandates).length;
}

/** Says what every row becomes; further rows of a child add a mandate. */
function everyRow(further: number): string {
  return further === 0 ? 'Every row becomes a client.' : 'Every row becomes a client, or a mandate of one.';
}
