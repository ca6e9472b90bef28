import type { Transporter } from 'nodemailer';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

export interface Mail {
  messageId: string;
  /** The practice's own address, used as the sender. */
  practiceAddress: string;
  senderName: string;
  to: { name: string; address: string };
  subject: string;
  replyTo?: { name: string; address: string };
  text: string;
}

export interface MailSender {
  /** Resolves when the mail server has accepted the mail; rejects with the reason otherwise. */
  send(mail: Mail): Promise<void>;
}

/** Returns a sender that uses the server of SMTP_URL. */
export function smtpSender(smtpUrl: string): MailSender {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ messageId, practiceAddress, senderName, to, subject, replyTo, text }) {
      transport ??= openTransport(smtpUrl);
      const domain = practiceAddress.slice(practiceAddress.lastIndexOf('@') + 1);
      await (await transport).sendMail({
        messageId: `<${messageId}@${domain}>`,
        from: { name: senderName, address: practiceAddress },
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
      });
    },
  };
}

// Loaded with the first mail, so that the program starts faster.
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
