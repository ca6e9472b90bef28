import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { consultationOutcome, consultationWords } from './consultation-words.ts';
import type { FormWords, RequestOutcome } from './form-words.ts';

/** The texts around the fields of the form for schools. */
export const schoolsWords: Record<SiteLanguage, FormWords & { title: string }> = {
  en: {
    name: 'Message from a school',
    title: 'Write to us',
    optional: consultationWords.en.optional,
    trap: consultationWords.en.trap,
    send: 'Send Message',
    note: 'Only the practice gets what you write. Please ask for a safe way before you send records.',
    notSentYet: 'Your message was not sent yet',
  },
  es: {
    name: 'Mensaje de una escuela',
    title: 'Escríbanos',
    optional: consultationWords.es.optional,
    trap: consultationWords.es.trap,
    send: 'Enviar mensaje',
    note: 'Solo el consultorio recibe lo que usted escribe. Antes de enviar documentos, pregunte por una forma segura.',
    notSentYet: 'Su mensaje todavía no se ha enviado',
  },
};

/** The messages about a school's message. */
export const schoolsOutcome: Record<SiteLanguage, RequestOutcome> = {
  en: {
    ...consultationOutcome.en,
    thanks: {
      title: 'Message Received!',
      text: (firstName) => `Thank you! Your message has reached ${firstName}.`,
    },
    received: {
      title: 'We received your message',
      // How soon the practice calls applies to families only.
      words: ({ reference }) => [
        `Your reference is ${reference}. Keep it for when you call us.`,
        'There is no need to send it again.',
      ],
      again: 'Send another message',
    },
  },
  es: {
    ...consultationOutcome.es,
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
  },
};
