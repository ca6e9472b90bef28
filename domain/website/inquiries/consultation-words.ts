import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { FormWords, RequestOutcome } from './form-words.ts';

/** The texts around the fields of the consultation form. */
export const consultationWords: Record<SiteLanguage, FormWords> = {
  en: {
    name: 'Consultation request',
    optional: 'Optional',
    trap: 'Please leave this empty',
    send: 'Send Request',
    note: 'Only the practice gets what you write. Please leave medical records out for now.',
    notSentYet: 'Your request was not sent yet',
  },
  es: {
    name: 'Solicitud de consulta',
    optional: 'Opcional',
    trap: 'Por favor, no escriba nada aquí',
    send: 'Enviar solicitud',
    note: 'Solo el consultorio recibe lo que usted escribe. Por ahora, no nos envíe expedientes médicos.',
    notSentYet: 'Su solicitud todavía no se ha enviado',
  },
};

/** The messages about a consultation request. */
export const consultationOutcome: Record<SiteLanguage, RequestOutcome> = {
  en: {
    sending: 'Sending...',
    offline: 'There is no connection. Nothing is lost: please send it again in a moment.',
    notSent: 'Not sent yet. Everything you typed is still here: please try again, or call us.',
    failure: {
      title: 'Error',
      text: 'There was a problem sending your message. Please try again or contact us directly.',
    },
    thanks: {
      title: 'Consultation Request Received!',
      text: (firstName) => `Thank you! ${firstName} will contact you shortly about helping your child.`,
    },
    received: {
      title: 'We received your request',
      words: ({ firstName, reference, soon }) => [
        `Your reference is ${reference}. Keep it for when you call us.`,
        `${firstName} will ${soon ? `call you ${soon}` : 'contact you by phone or email'}. There is no need to send it again.`,
      ],
      again: 'Send another request',
    },
    dismiss: 'Dismiss',
    notifications: 'Notifications (F8)',
  },
  es: {
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
  },
};
