import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Saves the demo practice's letterhead and the first day of signed notes. */
export async function saveDemoSettings(queries: Queries, today: Day): Promise<void> {
  const settings = {
    notesSignedFrom: plusDays(today, -14),
    legalName: 'Sample Pediatric Occupational Therapy, PLLC',
    letterheadAddress: '12 Example Street, Mineola, NY 11501',
    npi: '1234567893',
    taxId: '00-1234567',
    license: '012345',
    procedureCodes: [{ code: 'X1001', label: 'Therapy, each 15 minutes', unitMinutes: 15, modifiers: 'GO' }],
  };
  await queries
    .updateTable('practice')
    .set({ settings: JSON.stringify(settings) })
    .execute();
}
