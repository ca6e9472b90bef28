import { contactFields } from './contact-fields.ts';
import type { FormFields, Sent } from './form-fields.ts';

/** The fields of a family's consultation request. */
export const inquiryFields = {
  parentName: contactFields.name,
  childName: {
    kind: 'line',
    limit: 200,
    width: 'half',
    words: {
      en: { label: "Child's name", fault: "Child's name is required" },
      es: { label: '¿Cómo se llama su hijo o hija?', fault: 'Escriba el nombre de su hijo o hija' },
    },
  },
  childAge: {
    kind: 'line',
    limit: 40,
    width: 'half',
    words: {
      en: { label: "Child's age", fault: "Child's age is required" },
      es: { label: '¿Qué edad tiene su hijo o hija?', fault: 'Escriba la edad de su hijo o hija' },
    },
  },
  email: contactFields.email,
  phone: contactFields.phone,
  school: {
    kind: 'line',
    limit: 200,
    isOptional: true,
    width: 'half',
    words: { en: { label: 'School' }, es: { label: 'Escuela' } },
  },
  callLanguage: {
    kind: 'choice',
    options: {
      en: { en: 'English', es: 'English' },
      es: { en: 'Español', es: 'Español' },
      other: { en: 'Another language', es: 'Otro idioma' },
    },
    width: 'half',
    words: {
      en: {
        label: 'Language for our call',
        hint: 'We may not speak every language.',
        fault: 'Please choose the language for our call from the list',
      },
      es: {
        label: 'Idioma de la llamada',
        hint: 'Quizás no hablemos todos los idiomas.',
        fault: 'Elija de la lista el idioma de la llamada',
      },
    },
  },
  otherLanguage: {
    kind: 'line',
    limit: 60,
    isOptional: true,
    isOfOther: true,
    words: { en: { label: 'Which language?' }, es: { label: '¿Qué idioma?' } },
  },
  concerns: {
    kind: 'text',
    limit: 5_000,
    words: {
      en: {
        label: 'Your concerns',
        hint: 'What is hard right now? A few words are enough.',
        fault: 'Please share your concerns',
      },
      es: {
        label: '¿Qué le preocupa?',
        hint: '¿Qué cuesta más ahora? Con pocas palabras basta.',
        fault: 'Cuéntenos qué le preocupa',
      },
    },
  },
  referralSource: {
    kind: 'line',
    limit: 200,
    isOptional: true,
    words: { en: { label: 'How did you hear about us?' }, es: { label: '¿Cómo supo de nosotros?' } },
  },
  insuranceCheck: {
    kind: 'box',
    words: {
      en: {
        label: 'Please check my insurance coverage',
        fault: 'Please answer the insurance question with yes or no',
      },
      es: {
        label: 'Por favor, revisen qué cubre mi seguro',
        fault: 'Responda sí o no a la pregunta sobre el seguro',
      },
    },
  },
} as const satisfies FormFields;

/** A family's consultation request as sent. */
export type InquiryForm = Sent<typeof inquiryFields>;
