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

/** What of a child's mandate a column can hold. Where a row has no mandate, its cells go to the notes. */
export const rosterFields = [
  'school',
  'payer',
  'program',
  'mandate',
  'firstDay',
  'lastDay',
  'authorizationNumber',
] as const;
export type RosterField = (typeof rosterFields)[number];

/** Where the cells of a column go: a field, a line of the notes under the column's own name, or nowhere. */
export const columnTargets = [...importFields, ...rosterFields, 'namedNote', 'nothing'] as const;
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
  school: 'School',
  payer: 'Payer',
  program: 'Program',
  mandate: 'Mandate',
  firstDay: 'First Day of the Mandate',
  lastDay: 'Last Day of the Mandate',
  authorizationNumber: 'Authorization Number',
  namedNote: 'Notes, with column name',
  nothing: 'Not imported',
};

/** Whether several columns may go there together: an address in parts, notes from many columns. */
export function holdsSeveral(target: ColumnTarget): boolean {
  return ['address', 'notes', 'namedNote', 'nothing'].includes(target);
}
