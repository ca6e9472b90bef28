import { useInvoiceCommands } from '#web/billing/invoices/invoice-commands.ts';
import { useAssessmentCommands } from '#web/caseload/assessments/assessment-commands.ts';
import { useDocumentCommands } from '#web/clinical/documents/document-commands.ts';
import { type PaletteCommand, useSearchedText } from '#web/platform/palette/palette-command.ts';

const PAID_WORDS = /^(?:mark )?paid(?: |$)/i;

/**
 * Returns the commands for invoices, assessments and documents that contain the typed text. "mark paid" before a name
 * or number marks open invoices.
 */
export function useRecordCommands(typed: string): PaletteCommand[] {
  const searched = useSearchedText(typed) ?? '';
  const isPaying = PAID_WORDS.test(searched);
  const words = isPaying ? searched.replace(PAID_WORDS, '') : searched;
  const invoices = useInvoiceCommands(words, isPaying);
  const otherWords = isPaying ? '' : words;
  return [...invoices, ...useAssessmentCommands(otherWords), ...useDocumentCommands(otherWords)];
}
