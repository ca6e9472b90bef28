import { columnTargetLabels } from '#domain/records/imports/column-targets.ts';
import { rowFields } from '#domain/records/imports/row-fields.ts';
import { downloadTable } from '#web/platform/api/download.ts';

const sample = {
  firstName: 'Ivy',
  lastName: 'Sample',
  dateOfBirth: '4/9/2018',
  email: 'ivy.family@example.com',
  phone: '(516) 555-0142',
  address: '12 Maple Lane, Mineola, NY 11501',
  status: 'active',
  notes: 'A made-up client. Please delete this row.',
};

/** Downloads a CSV template: the columns of a client, with an example row. */
export function downloadTemplate(): void {
  downloadTable(
    'clients-template.csv',
    rowFields.map((field) => columnTargetLabels[field]),
    [rowFields.map((field) => sample[field])],
  );
}
