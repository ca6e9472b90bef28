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
  note: 'Usamos lo que usted escribe solo para responderle. Le diremos una forma segura de enviar documentos.',
};

export const spanishSchoolsOutcome: RequestOutcome = {
  ...spanishInquiryOutcome,
  thanks: {
    title: '¡Recibimos su mensaje!',
    text: (firstName) => `¡Gracias! ${firstName} se comunicará pronto con usted para hablar de su escuela.`,
  },
  received: { ...spanishInquiryOutcome.received, title: 'Recibimos su mensaje' },
};
