import { Upload } from 'lucide-react';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { ArchiveImportCard } from './archive-import-card.tsx';

/** The section with the ways to import records. */
export function ImportSection() {
  return (
    <>
      <Card>
        <CardHeader
          title="Import Clients"
          description="Bring your list along from a spreadsheet or another program."
        />
        <CardBody className="flex flex-col items-start gap-4">
          <p className="text-ink-muted text-sm">
            Choose a CSV file, say which column is what, and look at every row before it is saved. An import
            can be undone.
          </p>
          <ButtonLink to="/settings/data/import">
            <Upload aria-hidden="true" />
            Import Clients
          </ButtonLink>
        </CardBody>
      </Card>
      <ArchiveImportCard />
    </>
  );
}
