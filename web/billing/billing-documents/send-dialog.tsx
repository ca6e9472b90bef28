import { FileDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { MailedPaper } from '#domain/billing/billing-documents/message-batch.ts';
import { isDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { isSent, useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSendMessages } from './message-queries.ts';
import { agreementText, type Mailboxes, useMailboxes } from './use-mailboxes.ts';

/** A paper that can be sent. */
export interface PaperToSend {
  /** The child whose family gets it; a statement goes to the child who holds the account. */
  clientId: number;
  message: MailedPaper;
  /** Its name in a title: "Invoice 1042". */
  name: string;
  /** Its PDF, for a family that gets it on paper. */
  pdf: { path: string; file: string };
}

/** Asks whether to mail a paper to a family, and for the day of its agreement where none is noted; offers the PDF. */
export default function SendDialog({ paper, open, onClose }: OpenedDialog & { paper: PaperToSend }) {
  const mailboxes = useMailboxes();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Send ${paper.name}`}
      description="The mail names the practice, the number, the sum and how to pay. What it is for stands in the attached PDF only."
      width="sm"
    >
      <WhenLoaded query={mailboxes} loadingLabel="Loading the family's mailbox" placeholders={2}>
        {(loaded) => <SendForm paper={paper} mailboxes={loaded} onSent={onClose} />}
      </WhenLoaded>
    </Dialog>
  );
}

interface SendFormProps {
  paper: PaperToSend;
  mailboxes: Mailboxes;
  onSent: () => void;
}

function SendForm({ paper, mailboxes, onSent }: SendFormProps) {
  const { message } = paper;
  const receiver = message.kind === 'statement' ? mailboxes.holderOf(paper.clientId) : paper.clientId;
  const { email, agreedOn } = mailboxes.mailboxOf(receiver);
  const clientName = useClientName();
  const [typedDay, setTypedDay] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = agreementFault(typedDay, useToday());
  const sending = useSendMessages();
  const canSend = mailboxes.isMailOn && email !== null;

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!canSend || isSent(sending) || (agreedOn === null && fault !== undefined)) return;
    const agreement = agreedOn === null ? { papersByMailOn: typedDay } : {};
    sending.mutate([{ ...message, ...agreement }], { onSuccess: onSent });
  }

  return (
    <form noValidate aria-label="Send" className="grid gap-5" onSubmit={send}>
      {!mailboxes.isMailOn && (
        <p className="text-sm">
          The program sends no mail: no mail server is set up. Download the PDF and print it instead.
        </p>
      )}
      {mailboxes.isMailOn && email === null && (
        <p className="text-sm">
          {`${clientName(receiver)} has no email address. `}
          <Link to={`/clients/${receiver}`} className={inlineLinkStyles}>
            Add one to the client
          </Link>
          , or download the PDF and print it.
        </p>
      )}
      {canSend && (
        <p className="break-words text-sm">
          {'To '}
          <span className="font-semibold">{email}</span>
          {agreedOn !== null && `. ${agreementText(agreedOn)}`}
        </p>
      )}
      {canSend && agreedOn === null && (
        <Field
          label="Family Agreed to Papers by Mail On"
          hint="Plain mail can be read by others on its way. Ask the family once; without its agreement, print the paper."
          error={isChecked ? fault : undefined}
        >
          <DateInput value={typedDay} onChange={(event) => setTypedDay(event.target.value)} />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <PdfButton {...paper.pdf} />
        {canSend && (
          <Button type="submit" pending={isSent(sending)} pendingText="Sending...">
            Send
          </Button>
        )}
      </div>
    </form>
  );
}

function PdfButton({ path, file }: PaperToSend['pdf']) {
  const saving = useRecordMutation({
    call: () => download(path, file),
    success: { title: 'PDF Generated', description: 'The PDF has been generated and can be downloaded.' },
    failure: 'Download Failed',
  });
  return (
    <Button
      variant="secondary"
      pending={saving.isPending}
      pendingText="Generating..."
      onClick={() => saving.mutate(undefined)}
    >
      <FileDown aria-hidden="true" />
      Download PDF
    </Button>
  );
}

function agreementFault(typed: string, today: string): string | undefined {
  if (!isDay(typed)) return 'Please enter the day on which the family agreed';
  return typed > today ? 'The day of the agreement cannot be in the future' : undefined;
}
