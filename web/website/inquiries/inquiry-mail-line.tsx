import { CircleCheck, Clock, MailWarning, MailX } from 'lucide-react';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

const icons = { sent: CircleCheck, waiting: Clock, retrying: MailWarning, off: MailX, held: MailX };

/** Shows whether the mail about a request has reached the practice. */
export function InquiryMailLine({ inquiry: { mailState, mailAt } }: { inquiry: Inquiry }) {
  const timeZone = useTimeZone();
  const Icon = icons[mailState];
  const at = mailAt ? `${formatDate(mailAt, timeZone)} at ${formatTime(mailAt, timeZone)}` : '';
  const words = {
    sent: `Mailed to the practice on ${at}.`,
    waiting: "On its way to the practice's mailbox.",
    retrying: `The mail about it could not be delivered yet. It is tried again on ${at}.`,
    off: 'Not mailed: no mail server is set up. It is kept here.',
    held: `Not mailed again: a backup was restored on ${at}, and the mail may have arrived before.`,
  };
  return (
    <p className="flex min-w-0 items-start gap-2 text-ink-muted text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {words[mailState]}
    </p>
  );
}
