import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { HttpError } from '#server/platform/http/errors.ts';

/** The texts of the plain pages around a form that the form itself lacks. */
interface PlainPageWords {
  /** Before the phone number, and between it and the address. */
  notLost: [before: string, between: string];
  /** Before the phone number. */
  urgent: string;
  home: string;
  /** Returns why a request was refused for a reason other than its fields, without a period. */
  refusal: (error: HttpError) => string;
}

export const plainPageWords: Record<SiteLanguage, PlainPageWords> = {
  en: {
    notLost: ['Nothing you typed is lost. You can also call', 'or write to'],
    urgent: 'Is it urgent, or did you forget something? Call',
    home: 'Back to the home page',
    refusal: ({ message }) => message,
  },
  es: {
    notLost: ['Nada de lo que escribió se perdió. También puede llamar al', 'o escribir a'],
    urgent: '¿Es urgente u olvidó algo? Llame al',
    home: 'Volver a la página de inicio',
    refusal: ({ status, headers }) => {
      if (status === 422)
        return 'Su mensaje no se envió: un programa escribió en un campo oculto, como hacen algunos administradores de contraseñas. El campo ya está vacío; pulse el botón otra vez';
      if (status === 400) return 'El texto contiene signos que no se pueden guardar';
      if (status !== 429) return 'Hubo un problema al enviar su mensaje. Inténtelo de nuevo en un momento';
      const minutes = Math.ceil(Number(headers['retry-after']) / 60);
      return `Demasiados intentos. Espere ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e inténtelo de nuevo`;
    },
  },
};
