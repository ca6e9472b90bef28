import { FileDown } from 'lucide-react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { signedFileName } from '#domain/clinical/signing/signed-file-name.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';

/** Button that saves a session's note as a PDF: the signed one, or a draft that is marked on every page. */
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
      // A disabled button would lose keyboard focus.
      aria-disabled={pdf.isPending}
      onClick={() => !pdf.isPending && pdf.mutate()}
    >
      <FileDown aria-hidden="true" />
      PDF
    </Button>
  );
}
