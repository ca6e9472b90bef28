import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FileDrop } from '#web/platform/ui/file-drop.tsx';
import { downloadTemplate } from './client-template.ts';
import { UnreadableTable } from './table-file.ts';

interface ImportStartCardProps {
  /** The current file's name, if any. */
  fileName: string | undefined;
  onFile: (file: File) => Promise<void>;
  onClose: () => void;
}

/** The card for choosing a file, showing its name. */
export function ImportStartCard({ fileName, onFile, onClose }: ImportStartCardProps) {
  const [problem, setProblem] = useState<string>();

  async function open(file: File): Promise<void> {
    setProblem(undefined);
    try {
      await onFile(file);
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      setProblem(error.message);
    }
  }

  if (fileName !== undefined) {
    return (
      <Card>
        <CardBody className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileSpreadsheet aria-hidden="true" className="size-5 shrink-0 text-primary" />
          <p className="min-w-0 flex-1 basis-48 break-words font-semibold text-ink">{fileName}</p>
          <Button variant="secondary" onClick={onClose}>
            Choose Another File
          </Button>
        </CardBody>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader
        title="File"
        description="A CSV file with a row for each client. Nothing is saved before you have seen every row."
        actions={
          <Button variant="secondary" onClick={downloadTemplate}>
            <Download aria-hidden="true" />
            Download Template
          </Button>
        }
      />
      <CardBody>
        <FileDrop
          label="Choose a CSV file"
          hint="Any spreadsheet can save its list as CSV. Up to 5,000 rows and 5 MB."
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          error={problem}
          onFile={open}
        />
      </CardBody>
    </Card>
  );
}
