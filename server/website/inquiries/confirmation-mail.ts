import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import type { InquiryConfirmation } from '#domain/website/inquiries/inquiry-confirmation.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';

interface MailWords {
  greeting: string;
  thanks: (practice: string) => string;
  urgent: (phone: string) => string;
  mistake: string;
}

const mailWords: Record<SiteLanguage, MailWords> = {
  en: {
    greeting: 'Hello,',
    thanks: (practice) => `Thank you for asking ${practice} for a consultation. We received your request.`,
    urgent: (phone) => `Is it urgent, or did you forget something? Call ${phone}, or answer this mail.`,
    mistake: 'If you did not ask us, somebody gave your address by mistake: there is nothing to do.',
  },
  es: {
    greeting: 'Hola:',
    thanks: (practice) => `Gracias por pedir una consulta a ${practice}. Recibimos su solicitud.`,
    urgent: (phone) => `¿Es urgente u olvidó algo? Llame al ${phone} o responda a este correo.`,
    mistake: 'Si usted no nos escribió, alguien dio su dirección por error. No tiene que hacer nada.',
  },
};

/**
 * Returns the mail that confirms a family's request, in the language of its page, without any of the
 * request's text.
 */
export function confirmationMail(
  { email, reference, language = 'en' }: InquiryConfirmation,
  identity: PublicIdentity,
): Pick<Mail, 'senderName' | 'to' | 'subject' | 'text'> {
  const { practiceName, phone, therapist } = identity;
  const { greeting, thanks, urgent, mistake } = mailWords[language];
  const { received } = consultationForm.inLanguage[language].outcome;
  const practice = plainName(practiceName);
  const firstName = plainName(therapist.firstName);
  return {
    senderName: practice,
    to: { name: '', address: email },
    subject: `${received.title} (${practice})`,
    text: [
      greeting,
      '',
      thanks(practice),
      '',
      ...received.words({ firstName, reference, soon: callsWithin(identity, language) }),
      '',
      urgent(phone),
      '',
      mistake,
      '',
    ].join('\n'),
  };
}
