export const rowFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'email',
  'phone',
  'address',
  'status',
  'notes',
] as const;
export type RowField = (typeof rowFields)[number];

/** A client as the cells of its row say it: text for each field, empty where they say nothing. */
export type RowValues = Record<RowField, string>;
