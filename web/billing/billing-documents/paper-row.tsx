import { FileDown, Mail } from 'lucide-react';
import { useState } from 'react';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { isSent, useSendOnce } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { TextForm } from '#web/platform/ui/text-form.tsx';
import {
  type MadeKind,
  madeKindLabels,
  useDocumentPdf,
  useVoidDocument,
} from './billing-document-queries.ts';
import { SendPaper } from './send-paper.tsx';

/** A paper with its days and sum, its PDF, and Void; a void one is struck through and says why. */
export function PaperRow({ document }: { document: BillingDocument & { kind: MadeKind } }) {
  const [isVoiding, setVoiding] = useState(false);
  const [isSending, setSending] = useState(false);
  const pdf = useDocumentPdf(document);
  const voiding = useVoidDocument(document);
  const voidOnce = useSendOnce(voiding);
  const { id, clientId, kind, number, fromOn, untilOn, total, voidedAt, voidReason, replacesNumber } =
    document;
  const title = `${madeKindLabels[kind]} ${number}`;
  const days = fromOn && untilOn ? `${formatDay(fromOn)} to ${formatDay(untilOn)}` : '';
  const replaces = replacesNumber === null ? '' : `Replaces ${kind} ${replacesNumber}`;
  const ended = voidedAt === null ? '' : `Void: ${voidReason}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <span className="min-w-0">
        <span className={voidedAt === null ? 'font-medium' : 'font-medium line-through'}>{title}</span>
        <span className="block break-words text-ink-muted">
          {[days, replaces, ended].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold tabular-nums">{formatCents(total)}</span>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`PDF of ${title}`}
          aria-disabled={pdf.isPending}
          onClick={() => !pdf.isPending && pdf.mutate(undefined)}
        >
          <FileDown aria-hidden="true" />
          PDF
        </Button>
        {voidedAt === null && (
          <Button variant="secondary" size="sm" aria-label={`Send ${title}`} onClick={() => setSending(true)}>
            <Mail aria-hidden="true" />
            Send
          </Button>
        )}
        {voidedAt === null && (
          <Button variant="secondary" size="sm" aria-label={`Void ${title}`} onClick={() => setVoiding(true)}>
            Void
          </Button>
        )}
      </span>
      <SendPaper
        paper={{
          clientId,
          message: { kind: 'document', billingDocumentId: id },
          name: title,
          pdf: { path: `/api/billing-documents/${id}/pdf`, file: `${kind}-${number}.pdf` },
        }}
        open={isSending}
        onClose={() => setSending(false)}
      />
      <FormDialog
        open={isVoiding}
        onClose={() => setVoiding(false)}
        title={`Void ${kind} ${number}?`}
        description="What it says stays as it is, marked void. A new one over the same days says that it replaces it."
        width="sm"
      >
        {({ close, ...dialog }) => (
          <TextForm
            {...dialog}
            label={`Void ${kind}`}
            asks="Reason"
            missing="Say why it is voided"
            saveText={`Void ${madeKindLabels[kind]}`}
            savingText="Voiding..."
            isSaving={isSent(voiding)}
            destructive
            onText={(reason) => voidOnce(reason, { onSuccess: close })}
          />
        )}
      </FormDialog>
    </li>
  );
}
