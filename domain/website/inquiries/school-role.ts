import type { SiteLanguage } from '#domain/platform/site-language.ts';

/** The roles as the form names them; the practice reads the English ones. */
export const schoolRoleNames = {
  'special-education': { en: 'Special education, CSE or CPSE', es: 'Educación especial, CSE o CPSE' },
  administrator: { en: 'Principal or administrator', es: 'Dirección o administración' },
  teacher: { en: 'Teacher', es: 'Maestra o maestro' },
  'related-services': {
    en: 'Therapist or other related service',
    es: 'Terapia u otro servicio relacionado',
  },
  other: { en: 'Another role', es: 'Otro cargo' },
} satisfies Record<string, Record<SiteLanguage, string>>;

/** The role of a person who writes for a school or a district. */
export type SchoolRole = keyof typeof schoolRoleNames;
