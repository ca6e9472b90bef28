/** Risks to the records in how the program is set up, each with what to do about it. */
export const operatingWarnings = {
  'mail unencrypted':
    'Mails leave the server unencrypted. Choose an encryption under Settings, Mail, or, if SMTP_URL is set, whoever looks after the server writes smtps:// instead of smtp:// there.',
  'mail password unreadable':
    'No mail is sent: the saved mail password was encrypted with another key than the one this server has now (audit.key or AUDIT_KEY). Enter it again under Settings, Mail.',
  'address unencrypted':
    'The practice is reached without encryption: passwords and records can be read on their way. Whoever looks after the server puts https in front of it, and SITE_URL to the https address.',
  'address local':
    'You came here by another address than the program knows itself by, so that links in its mails lead nowhere. Whoever looks after the server sets SITE_URL to the address of the practice.',
  'proxy untrusted':
    'A proxy stands in front of the program, and the program does not know it: everybody seems to come from one address. Whoever looks after the server sets TRUST_PROXY.',
} as const;

export type OperatingWarning = keyof typeof operatingWarnings;
