import type { Paper } from '#domain/billing/billing-documents/paper.ts';
import type { LateInvoice } from '#domain/billing/billing-documents/payment-reminder.ts';
import { CARD_NOTICE } from '#domain/billing/invoices/card-notice.ts';
import { type HowToPay, type InvoicePaper, NOTHING_OWED } from '#domain/billing/invoices/invoice-paper.ts';
import type { StatementPaper } from '#domain/billing/payments/statement-paper.ts';
import { capitalized } from '#domain/platform/capitalized.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';

export type MailWords = Pick<Mail, 'senderName' | 'subject' | 'text'>;

interface Said {
  /** Without the practice: "Invoice 1042". */
  subject: string;
  /** The same within a sentence: "invoice 1042". */
  what: string;
  lines: readonly string[];
  howToPay: HowToPay | null;
}

/** Returns the mail to which a paper is attached. It names no child, no service and no diagnosis; its sums are the paper's. */
export function paperMail(paper: Paper): MailWords {
  return mailOf(paper.practice, saidOf(paper));
}

/** Returns the mail that reminds of overdue invoices, which has no paper. */
export function reminderMail(
  practice: { name: string; phone: string },
  late: readonly LateInvoice[],
  { howToPay, today }: { howToPay: HowToPay; today: Day },
): MailWords {
  const total = late.reduce((sum, { balance }) => sum + balance, 0);
  const lines = [
    `On ${formatDay(today)} this was open:`,
    '',
    ...late.map(
      ({ number, balance, dueOn, daysLate }) =>
        `Invoice ${number}: ${formatCents(balance)}, due ${formatDay(dueOn)}${lateWords(daysLate)}`,
    ),
    ...(late.length > 1 ? [`Together: ${formatCents(total)}`] : []),
    '',
    'If you paid meanwhile, thank you: there is nothing to do.',
  ];
  return mailOf(practice, { subject: 'Payment reminder', what: 'a payment reminder', lines, howToPay });
}

function lateWords(days: number): string {
  if (days === 0) return '';
  return days === 1 ? ', 1 day late' : `, ${days} days late`;
}

function saidOf(paper: Paper): Said {
  switch (paper.kind) {
    case 'invoice':
      return { ...invoiceWords(paper), howToPay: paper.howToPay };
    case 'statement':
      return { ...STATEMENT, lines: statementLines(paper), howToPay: paper.howToPay };
    case 'receipt': {
      const received = `We received ${formatCents(paper.amount)} on ${formatDay(paper.receivedOn)}. Thank you.`;
      return { ...named('receipt', paper.number), lines: [ATTACHED, '', received], howToPay: null };
    }
    case 'superbill': {
      const sums = `Charges ${formatCents(paper.charge)}, paid ${formatCents(paper.paid)}.`;
      const lines = [ATTACHED, '', sums, 'It is for your insurance plan. It is not a bill.'];
      return { ...named('superbill', paper.number), lines, howToPay: null };
    }
    case 'estimate': {
      const days = `${formatDay(paper.from)} to ${formatDay(paper.until)}`;
      const total = `Total: ${formatCents(paper.total)}, ${days}. It is an estimate: the charges may differ.`;
      return { ...named('estimate', paper.number), lines: [ATTACHED, '', total], howToPay: null };
    }
  }
}

const STATEMENT = { subject: 'Statement', what: 'a statement' };
const ATTACHED = 'The paper is attached.';

function invoiceWords({ number, revisedOn, amount, paid, balance, dueOn, howToPay }: InvoicePaper) {
  const settled = paid > 0 ? 'It is paid. Thank you.' : NOTHING_OWED;
  const isOpenInPart = balance > 0 && balance < amount;
  return {
    ...named('invoice', number),
    lines: [
      ATTACHED,
      ...(revisedOn === null ? [] : [`It was revised on ${formatDay(revisedOn)}.`]),
      '',
      `Amount: ${formatCents(amount)}`,
      ...(isOpenInPart ? [`Balance: ${formatCents(balance)}`] : []),
      howToPay === null ? settled : `Due: ${formatDay(dueOn)}`,
    ],
  };
}

/** Returns what a numbered paper is called: "Invoice 1042". */
function named(kind: string, number: number): Pick<Said, 'subject' | 'what'> {
  return { subject: `${capitalized(kind)} ${number}`, what: `${kind} ${number}` };
}

function statementLines({ from, until, replaces, closing }: StatementPaper): string[] {
  return [
    ATTACHED,
    ...(replaces === null ? [] : [`It replaces the statement of ${formatDay(replaces)}.`]),
    '',
    `Days: ${formatDay(from)} to ${formatDay(until)}`,
    closing < 0 ? `Credit: ${formatCents(-closing)}` : `Balance: ${formatCents(closing)}`,
  ];
}

function mailOf(
  practice: { name: string; phone: string },
  { subject, what, lines, howToPay }: Said,
): MailWords {
  const name = plainName(practice.name);
  const questions = `Questions? Call ${practice.phone}.`;
  return {
    senderName: name,
    subject: `${subject} from ${name}`,
    text: [
      'Hello,',
      '',
      `This is ${what} from ${name}.`,
      ...lines,
      ...(howToPay ? payLines(howToPay) : []),
      '',
      // How to pay ends in the same words unless the practice has its own.
      ...(howToPay?.words.endsWith(questions) ? [] : [questions, '']),
    ].join('\n'),
  };
}

function payLines({ words, link }: HowToPay): string[] {
  const online = link === '' ? [] : [`Pay online: ${link}`, '', CARD_NOTICE];
  return ['', 'How to pay:', words, ...online];
}
