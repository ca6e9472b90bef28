/** What somebody does who writes for a school or a district. */
export const schoolRoles = [
  'special-education',
  'administrator',
  'teacher',
  'related-services',
  'other',
] as const;
export type SchoolRole = (typeof schoolRoles)[number];
