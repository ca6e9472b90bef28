import type { RequestOutcome, SchoolsFormWords } from './form-words.ts';
import type { SchoolsMessages } from './request-messages.ts';
import { spanishInquiryForm, spanishInquiryOutcome, spanishShared } from './spanish-words.ts';

export const spanishSchoolsMessages: SchoolsMessages = {
  ...spanishShared,
  name: 'Escriba su nombre',
  role: 'Elija su cargo',
  school: 'Escriba la escuela o el distrito',
  email: 'Escriba su correo electrónico',
  need: 'Cuéntenos qué necesita',
};

export const spanishSchoolsForm: SchoolsFormWords = {
  name: 'Mensaje de una escuela',
  title: 'Escríbanos',
  fields: {
    name: { label: 'Su nombre' },
    role: { label: 'Su cargo' },
    school: { label: 'Escuela o distrito' },
    email: { label: 'Correo electrónico' },
    phone: { label: 'Número de teléfono' },
    need: { label: '¿Qué necesita?', hint: 'Por favor, no escriba el nombre de ningún niño o niña.' },
  },
  roles: {
    'special-education': 'Educación especial, CSE o CPSE',
    administrator: 'Dirección o administración',
    teacher: 'Maestra o maestro',
    'related-services': 'Terapia u otro servicio relacionado',
    other: 'Otro cargo',
  },
  chooseRole: 'Elija uno',
  optional: spanishInquiryForm.optional,
  trap: spanishInquiryForm.trap,
  send: 'Enviar mensaje',
  note: 'Solo el consultorio recibe lo que usted escribe. Antes de enviar documentos, pregunte por una forma segura.',
  notSentYet: 'Su mensaje todavía no se ha enviado',
};

export const spanishSchoolsOutcome: RequestOutcome = {
  ...spanishInquiryOutcome,
  thanks: {
    title: '¡Recibimos su mensaje!',
    text: (firstName) => `¡Gracias! Su mensaje llegó a ${firstName}.`,
  },
  received: {
    title: 'Recibimos su mensaje',
    words: ({ reference }) => [
      `Su número de referencia es ${reference}. Guárdelo para cuando nos llame.`,
      'No tiene que volver a enviarlo.',
    ],
    again: 'Enviar otro mensaje',
  },
};
