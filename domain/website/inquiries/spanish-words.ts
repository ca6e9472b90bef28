import type { InquiryFormWords, RequestOutcome } from './form-words.ts';
import type { InquiryMessages, SharedMessages } from './request-messages.ts';

export const spanishShared: SharedMessages = {
  text: 'Escriba aquí un texto',
  tooLong: (maximum) => `Escriba menos: caben ${maximum.toLocaleString('es-US')} caracteres`,
  invalidEmail: 'Revise el correo electrónico',
  language: 'El idioma de la página debe ser en o es',
};

export const spanishInquiryMessages: InquiryMessages = {
  ...spanishShared,
  parentName: 'Escriba su nombre',
  childName: 'Escriba el nombre de su hijo o hija',
  childAge: 'Escriba la edad de su hijo o hija',
  email: 'Escriba su correo electrónico',
  phone: 'Escriba su número de teléfono',
  callLanguage: 'Elija de la lista el idioma de la llamada',
  concerns: 'Cuéntenos qué le preocupa',
  insuranceCheck: 'Responda sí o no a la pregunta sobre el seguro',
};

export const spanishInquiryForm: InquiryFormWords = {
  name: 'Solicitud de consulta',
  fields: {
    parentName: { label: 'Su nombre' },
    childName: { label: '¿Cómo se llama su hijo o hija?' },
    childAge: { label: '¿Qué edad tiene su hijo o hija?' },
    email: { label: 'Correo electrónico' },
    phone: { label: 'Número de teléfono' },
    callLanguage: {
      label: 'Idioma de la llamada',
      hint: 'Quizás no hablemos todos los idiomas.',
    },
    otherLanguage: { label: '¿Qué idioma?' },
    school: { label: 'Escuela' },
    concerns: { label: '¿Qué le preocupa?', hint: '¿Qué cuesta más ahora? Con pocas palabras basta.' },
    referralSource: { label: '¿Cómo supo de nosotros?' },
    insuranceCheck: { label: 'Por favor, revisen qué cubre mi seguro' },
  },
  callLanguages: { en: 'English', es: 'Español', other: 'Otro idioma' },
  optional: 'Opcional',
  trap: 'Por favor, no escriba nada aquí',
  send: 'Enviar solicitud',
  note: 'Solo el consultorio recibe lo que usted escribe. Por ahora, no nos envíe expedientes médicos.',
  notSentYet: 'Su solicitud todavía no se ha enviado',
};

export const spanishInquiryOutcome: RequestOutcome = {
  sending: 'Enviando...',
  offline: 'No hay conexión. Nada se perdió: inténtelo otra vez en un momento.',
  notSent: 'Todavía no se envió. Todo lo que escribió sigue aquí: inténtelo otra vez o llámenos.',
  failure: {
    title: 'Error',
    text: 'Hubo un problema al enviar su mensaje. Inténtelo de nuevo o comuníquese directamente con nosotros.',
  },
  thanks: {
    title: '¡Recibimos su solicitud de consulta!',
    text: (firstName) =>
      `¡Gracias! ${firstName} se comunicará pronto con usted para hablar de cómo ayudar a su hijo o hija.`,
  },
  received: {
    title: 'Recibimos su solicitud',
    words: ({ firstName, reference, soon }) => [
      `Su número de referencia es ${reference}. Guárdelo para cuando nos llame.`,
      `${firstName} ${soon ? `le llamará ${soon}` : 'se comunicará con usted por teléfono o por correo electrónico'}. No tiene que volver a enviar nada.`,
    ],
    again: 'Enviar otra solicitud',
  },
  dismiss: 'Cerrar',
  notifications: 'Avisos (F8)',
};
