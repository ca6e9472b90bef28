import { FileDown } from 'lucide-react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { signedFileName } from '#domain/clinical/signing/signed-file-name.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';

/** Saves the note of a session as a PDF: the signed one, or a draft that says on each page that it is one. */
export function NotePdfButton({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const client = useClientFinder()(session.clientId);
  const pdf = useRecordMutation({
    call: () => {
      const name = client
        ? signedFileName(client, 'session-note', dayOf(session.date, timeZone))
        : `session-note-${session.id}.pdf`;
      return download(`/api/sessions/${session.id}/note/pdf`, name);
    },
    success: { title: 'PDF Generated', description: 'The note has been generated and can be downloaded.' },
    failure: 'PDF Failed',
  });
  return (
    <Button
      variant="secondary"
      // Disabled, it would lose the keyboard's focus.
      aria-disabled={pdf.isPending}
      onClick={() => !pdf.isPending && pdf.mutate()}
    >
      <FileDown aria-hidden="true" />
      PDF
    </Button>
  );
}
