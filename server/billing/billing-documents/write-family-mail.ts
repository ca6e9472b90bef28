import type { TimeZone } from '#domain/platform/dates.ts';
import type { FamilyMail } from '#server/platform/database/practice-tables.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { printedPaper } from './printed-paper.ts';

/**
 * Returns the mail of a message with its paper as a PDF, made from the stored text. 'obsolete' if the message was
 * deleted with its client meanwhile.
 */
export async function writeFamilyMail(
  queries: Queries,
  messageId: number | null,
  { therapistId, email, senderName, subject, text, billingDocumentId }: FamilyMail,
  timeZone: TimeZone,
): Promise<Omit<Mail, 'messageId' | 'practiceAddress'> | 'obsolete'> {
  const message = await queries
    .selectFrom('messages')
    .select('id')
    .where('therapist_id', '=', therapistId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return 'obsolete';
  const mail = { senderName, subject, text, to: { name: '', address: email } };
  if (billingDocumentId === null) return mail;
  const document = await queries
    .selectFrom('billing_documents')
    .select(['text', 'voided_at as voidedAt'])
    .where('therapist_id', '=', therapistId)
    .where('id', '=', billingDocumentId)
    .executeTakeFirstOrThrow();
  const { pdf, fileName } = printedPaper(document, timeZone);
  const content = await renderPdf(therapistId, pdf);
  return { ...mail, attachment: { fileName, content, contentType: 'application/pdf' } };
}
