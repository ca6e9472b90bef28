import { CircleCheck, FileArchive } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#domain/platform/count-of.ts';
import { type CaseloadCounts, listedRecords } from '#domain/program/caseload-records.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useTasks } from '#web/caseload/tasks/task-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FileDrop } from '#web/platform/ui/file-drop.tsx';
import { useImportArchive } from './archive-queries.ts';

/** The card that imports an archive from elsewhere into an empty account. */
export function ArchiveImportCard() {
  const [clients, tasks] = [useClients().data, useTasks().data];
  const importing = useImportArchive();
  const [file, setFile] = useState<File>();
  if (clients === undefined || tasks === undefined) return null;
  const isEmpty = clients.length === 0 && tasks.length === 0;

  function choose(chosen: File): void {
    importing.reset();
    setFile(chosen);
  }

  return (
    <Card>
      <CardHeader
        title="Import an Archive"
        description="Everything that Export Everything took along, from another practice or an earlier account."
      />
      <CardBody className="flex flex-col items-start gap-4">
        {importing.data ? (
          <ImportedCounts counts={importing.data} />
        ) : isEmpty ? (
          <>
            <div className="w-full">
              <FileDrop
                label="Choose an archive"
                hint="The zip file, as it was exported, or everything.json from it. All of it comes in, or nothing."
                accept=".zip,.json,application/zip,application/x-zip-compressed,application/json"
                disabled={importing.isPending}
                error={importing.error?.message}
                onFile={choose}
              />
            </div>
            {file && (
              <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
                <FileArchive aria-hidden="true" className="size-5 shrink-0 text-primary" />
                <p className="min-w-0 flex-1 basis-40 break-words font-medium text-ink">{file.name}</p>
                <Button
                  pending={importing.isPending}
                  pendingText="Importing..."
                  onClick={() => importing.mutate(file)}
                >
                  Import Archive
                </Button>
              </div>
            )}
          </>
        ) : (
          <p className="text-ink-muted text-sm">
            An archive can only come into an account without clients and tasks, so that nothing gets mixed up.
            Yours has {whatIsThere(clients.length, tasks.length)}.
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function whatIsThere(clientCount: number, taskCount: number): string {
  const parts = [
    clientCount > 0 && countOf(clientCount, 'client'),
    taskCount > 0 && countOf(taskCount, 'task'),
  ];
  return parts.filter(Boolean).join(' and ');
}

function ImportedCounts({ counts }: { counts: CaseloadCounts }) {
  return (
    <div role="status">
      <p className="flex items-center gap-2 font-semibold text-ink">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        The archive is in
      </p>
      <p className="mt-1 text-ink-muted text-sm">
        {toldKinds(counts)
          .map(({ table, words }) => countOf(counts[table], words.one))
          .join(', ')}
        .
      </p>
    </div>
  );
}

/** Always listed, even if empty, because somebody might miss them; other kinds only if there are any. */
const inEveryPractice: readonly string[] = [
  'clients',
  'sessions',
  'assessments',
  'invoices',
  'annuals',
  'tasks',
];

function toldKinds(counts: CaseloadCounts) {
  return listedRecords.filter(({ table }) => inEveryPractice.includes(table) || counts[table] > 0);
}
