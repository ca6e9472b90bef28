import { columnTargetLabels } from '#domain/records/imports/column-targets.ts';
import type { PlannedRow } from '#domain/records/imports/import-plan.ts';
import { rowFields } from '#domain/records/imports/row-fields.ts';
import { downloadTable } from '#web/platform/api/download.ts';
import type { ClientImportState } from './client-import-state.ts';

/** Downloads the rows that were not imported as a CSV file: as in the file, with the reason. */
export function downloadLeftOutRows(state: ClientImportState, planned: readonly PlannedRow[]): void {
  const rows = state.rows.flatMap(({ cells }, index) => {
    const plan = planned[index];
    return plan && !plan.isChosen ? [[...cells, reasonOf(plan)]] : [];
  });
  downloadTable('clients-not-imported.csv', [...state.headers, 'Why not imported'], rows);
}

function reasonOf({ problems, duplicate, knownMandates, addsTo, joins }: PlannedRow): string {
  const found = rowFields.flatMap((field) =>
    problems[field] ? [`${columnTargetLabels[field]}: ${problems[field]}`] : [],
  );
  if (found.length > 0) return found.join('; ');
  if (!duplicate || addsTo !== undefined || joins !== undefined) return 'Left out';
  return knownMandates > 0 ? 'This client and mandate are there already' : 'Possible duplicate';
}
