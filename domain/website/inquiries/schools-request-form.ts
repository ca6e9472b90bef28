import { englishSchoolsForm, englishSchoolsMessages, englishSchoolsOutcome } from './english-school-words.ts';
import type { SchoolsFormWords } from './form-words.ts';
import type { RequestField, RequestForm } from './request-form.ts';
import { schoolRoles } from './school-role.ts';
import { type SchoolsForm, schoolsFormSchema, schoolsLimits } from './schools-form.ts';
import { spanishSchoolsForm, spanishSchoolsMessages, spanishSchoolsOutcome } from './spanish-school-words.ts';

/** The form for a message from a school or a district. */
export const schoolsForm = {
  path: '/api/schools-contact',
  draft: 'schools-draft',
  sentCookie: 'school_form_sent',
  inLanguage: {
    en: {
      schema: schoolsFormSchema(englishSchoolsMessages),
      form: englishSchoolsForm,
      outcome: englishSchoolsOutcome,
      fields: fieldsIn(englishSchoolsForm),
    },
    es: {
      schema: schoolsFormSchema(spanishSchoolsMessages),
      form: spanishSchoolsForm,
      outcome: spanishSchoolsOutcome,
      fields: fieldsIn(spanishSchoolsForm),
    },
  },
  fromPost: (fields) => ({ ...fields }),
} satisfies RequestForm<SchoolsForm, SchoolsFormWords>;

function fieldsIn({ fields, roles, chooseRole }: SchoolsFormWords): RequestField[] {
  const line = (name: keyof typeof schoolsLimits) =>
    ({ ...fields[name], name, kind: 'line', limit: schoolsLimits[name] }) as const;
  const options = [['', chooseRole] as const, ...schoolRoles.map((role) => [role, roles[role]] as const)];
  const half = { width: 'half when wide' } as const;
  return [
    { ...line('name'), autoComplete: 'name', ...half, isFullOnPlainPage: true },
    {
      ...fields.role,
      name: 'role',
      kind: 'choice',
      options,
      start: '',
      isRequired: true,
      ...half,
      isFullOnPlainPage: true,
    },
    { ...line('school'), autoComplete: 'organization', width: 'full' },
    { ...line('email'), type: 'email', autoComplete: 'email', ...half },
    { ...line('phone'), type: 'tel', autoComplete: 'tel', isOptional: true, ...half },
    { ...line('need'), kind: 'text', width: 'full' },
  ];
}
