import { FileDown } from 'lucide-react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { signedFileName } from '#domain/clinical/signing/signed-file-name.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#web/platform/ui/dropdown-menu.tsx';

/**
 * Button that saves a document as a PDF, optionally with a line for a family's signature; a draft is marked
 * on every page.
 */
export function DocumentPdfButton({ document }: { document: ClinicalDocument }) {
  const { id, clientId, kind, untilOn } = document;
  const client = useClientFinder()(clientId);
  const pdf = useRecordMutation({
    call: (query: '' | '?familySignature=1') =>
      download(
        `/api/documents/${id}/pdf${query}`,
        client ? signedFileName(client, kind, untilOn) : `${kind}-${id}.pdf`,
      ),
    success: {
      title: 'PDF Generated',
      description: 'The document has been generated and can be downloaded.',
    },
    failure: 'PDF Failed',
  });
  return (
    <DropdownMenu
      trigger={
        // A disabled button would lose keyboard focus.
        <Button variant="secondary" aria-disabled={pdf.isPending}>
          <FileDown aria-hidden="true" />
          PDF
        </Button>
      }
    >
      <MenuItem onSelect={() => !pdf.isPending && pdf.mutate('')}>Save as PDF</MenuItem>
      <MenuItem onSelect={() => !pdf.isPending && pdf.mutate('?familySignature=1')}>
        With a Line for the Family's Signature
      </MenuItem>
    </DropdownMenu>
  );
}
