import { EMAIL_LIMIT } from '#domain/platform/email.ts';
import type { FormFields } from './form-fields.ts';

/** The fields of every website form for who writes and how to answer. */
export const contactFields = {
  name: {
    kind: 'line',
    limit: 200,
    autoComplete: 'name',
    words: {
      en: { label: 'Your name', fault: 'Your name is required' },
      es: { label: 'Su nombre', fault: 'Escriba su nombre' },
    },
  },
  email: {
    kind: 'line',
    limit: EMAIL_LIMIT,
    type: 'email',
    autoComplete: 'email',
    width: 'half when wide',
    words: {
      en: { label: 'Email', fault: 'Email is required' },
      es: { label: 'Correo electrónico', fault: 'Escriba su correo electrónico' },
    },
  },
  phone: {
    kind: 'line',
    limit: 60,
    type: 'tel',
    autoComplete: 'tel',
    width: 'half when wide',
    words: {
      en: { label: 'Phone number', fault: 'Phone number is required' },
      es: { label: 'Número de teléfono', fault: 'Escriba su número de teléfono' },
    },
  },
} as const satisfies FormFields;
