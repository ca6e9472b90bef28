/** The role of a person who writes for a school or a district. */
export const schoolRoles = [
  'special-education',
  'administrator',
  'teacher',
  'related-services',
  'other',
] as const;
export type SchoolRole = (typeof schoolRoles)[number];

/** The roles as the practice reads them. */
export const schoolRoleNames: Record<SchoolRole, string> = {
  'special-education': 'Special education, CSE or CPSE',
  administrator: 'Principal or administrator',
  teacher: 'Teacher',
  'related-services': 'Therapist or other related service',
  other: 'Another role',
};
