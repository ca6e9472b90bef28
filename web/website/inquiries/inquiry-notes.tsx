import { type FormEvent, useState } from 'react';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { writerOf } from '#domain/website/inquiries/inquiry-kind.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUpdateInquiry } from './inquiry-queries.ts';

interface InquiryNotesProps {
  inquiry: Inquiry;
  onUnsaved: (id: number, isUnsaved: boolean) => void;
}

/** The owner's notes about a request. Typed text stays after a refusal. */
export function InquiryNotes({ inquiry, onUnsaved }: InquiryNotesProps) {
  const { id } = inquiry;
  const update = useUpdateInquiry();
  const [typed, setTyped] = useState<string>();
  // The inquiry from when typing started, so that notes written elsewhere are not overwritten.
  const [seen, setSeen] = useState(inquiry);
  const savedNotes = inquiry.notes ?? '';

  function type(text: string): void {
    if (typed === undefined) setSeen(inquiry);
    setTyped(text);
    onUnsaved(id, text !== (typed === undefined ? savedNotes : (seen.notes ?? '')));
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    if (typed === undefined) return;
    const { updatedAt } = seen.notes === inquiry.notes ? inquiry : seen;
    update.mutate(
      { id, notes: typed, updatedAt },
      {
        onSuccess: (saved) => {
          setSeen(saved);
          setTyped(undefined);
          onUnsaved(id, false);
        },
      },
    );
  }

  return (
    <form onSubmit={save} className="flex min-w-0 flex-col items-end gap-2">
      <Field label="Notes" className="w-full">
        <Textarea
          rows={4}
          maxLength={10_000}
          readOnly={update.isPending}
          value={typed ?? savedNotes}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        disabled={typed === undefined || typed === (seen.notes ?? '')}
        pending={update.isPending}
        pendingText="Saving..."
        aria-label={update.isPending ? undefined : `Save notes about ${writerOf(inquiry)}`}
      >
        Save Notes
      </Button>
    </form>
  );
}
