import { contactFields } from './contact-fields.ts';
import type { FormFields, Sent } from './form-fields.ts';
import { schoolRoleNames } from './school-role.ts';

/** The fields of a message from a school or a district, which must not name a child. */
export const schoolsFields = {
  name: { ...contactFields.name, width: 'half when wide', isFullOnPlainPage: true },
  role: {
    kind: 'choice',
    options: schoolRoleNames,
    choose: { en: 'Please choose', es: 'Elija uno' },
    width: 'half when wide',
    isFullOnPlainPage: true,
    words: {
      en: { label: 'Your role', fault: 'Please choose your role' },
      es: { label: 'Su cargo', fault: 'Elija su cargo' },
    },
  },
  school: {
    kind: 'line',
    limit: 200,
    autoComplete: 'organization',
    words: {
      en: { label: 'School or district', fault: 'School or district is required' },
      es: { label: 'Escuela o distrito', fault: 'Escriba la escuela o el distrito' },
    },
  },
  email: contactFields.email,
  phone: { ...contactFields.phone, isOptional: true },
  need: {
    kind: 'text',
    limit: 5_000,
    words: {
      en: {
        label: 'What you need',
        hint: 'Please do not name a child.',
        fault: 'Please tell us what you need',
      },
      es: {
        label: '¿Qué necesita?',
        hint: 'Por favor, no escriba el nombre de ningún niño o niña.',
        fault: 'Cuéntenos qué necesita',
      },
    },
  },
} as const satisfies FormFields;

/** A school's message as sent. */
export type SchoolsForm = Sent<typeof schoolsFields>;
