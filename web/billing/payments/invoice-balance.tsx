import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { settledText } from '#domain/billing/payments/settled-invoice.ts';
import { formatCents } from '#domain/platform/money.ts';

type Sums = Pick<Invoice, 'paid' | 'writtenOff' | 'balance'>;

/** Below the total of an invoice: what was paid and written off and what is left; nothing while all of it is open. */
export function InvoiceBalance({ invoice }: { invoice: Sums }) {
  const texts = balanceTexts(invoice);
  return texts.map((text, index) => (
    <p
      key={text}
      className={`tabular-nums sm:text-right md:px-4 ${index === texts.length - 1 ? 'font-semibold' : 'text-ink-muted text-sm'}`}
    >
      {text}
    </p>
  ));
}

function balanceTexts({ paid, writtenOff, balance }: Sums): string[] {
  if (balance === 0) return [settledText({ paid, writtenOff })];
  const texts = [
    paid > 0 ? `Paid ${formatCents(paid)}` : '',
    writtenOff > 0 ? `Written off ${formatCents(writtenOff)}` : '',
  ].filter(Boolean);
  return texts.length === 0 ? [] : [...texts, `Balance ${formatCents(balance)}`];
}
