/** What of a client a column of a spreadsheet can hold by itself. */
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'dateOfBirth',
  'email',
  'phone',
  'address',
  'status',
  'notes',
] as const;

/** Where the cells of a column go: a field, a line of the notes under the column's own name, or nowhere. */
export const columnTargets = [...importFields, 'namedNote', 'nothing'] as const;
export type ColumnTarget = (typeof columnTargets)[number];

export const columnTargetLabels: Record<ColumnTarget, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  fullName: 'Full Name',
  dateOfBirth: 'Date of Birth',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  status: 'Status',
  notes: 'Notes',
  namedNote: 'Notes, with column name',
  nothing: 'Not imported',
};

/** Whether several columns may go there together: an address in parts, notes from many columns. */
export function holdsSeveral(target: ColumnTarget): boolean {
  return ['address', 'notes', 'namedNote', 'nothing'].includes(target);
}
