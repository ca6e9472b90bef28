import { useMemo, useState } from 'react';
import { fullNameOf } from '#domain/platform/names.ts';
import type { PlannedRow } from '#domain/records/imports/import-plan.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { LongTable } from '#web/platform/ui/long-table.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { HeadCell } from '#web/platform/ui/table.tsx';
import type { ClientImportAction, ImportRow } from './client-import-state.ts';
import { ImportPreviewRow } from './import-preview-row.tsx';

const ROW_HEIGHT_PX = 73;

type Shown = 'all' | 'problems' | 'duplicates';

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  planned: readonly PlannedRow[];
  onChange: (action: ClientImportAction) => void;
}

/** A preview of every row as the client or the mandate it would become, with its problems. */
export function ImportPreview({ rows, planned, onChange }: ImportPreviewProps) {
  const [shown, setShown] = useState<Shown>('all');
  const items = useMemo(() => previewItems(rows, planned), [rows, planned]);
  const problems = items.filter(hadProblem);
  const duplicates = items.filter(isDuplicate);
  const offered = [
    { value: 'all' as const, label: `All ${items.length.toLocaleString('en-US')}` },
    ...(problems.length > 0
      ? [{ value: 'problems' as const, label: `Problems ${problems.length.toLocaleString('en-US')}` }]
      : []),
    ...(duplicates.length > 0
      ? [{ value: 'duplicates' as const, label: `Duplicates ${duplicates.length.toLocaleString('en-US')}` }]
      : []),
  ];
  const found = { all: items, problems, duplicates }[shown];
  return (
    <Card>
      <CardHeader
        title="Preview"
        description="Each row as the client it becomes. Correct what is marked here, or leave the row out."
        actions={
          offered.length > 1 && (
            <SegmentedControl label="Rows shown" value={shown} options={offered} onChange={setShown} />
          )
        }
        className="pb-4"
      />
      <LongTable
        key={shown}
        label="Rows of the file"
        items={found.length > 0 ? found : items}
        rowHeightPx={ROW_HEIGHT_PX}
        // The contact has its own column on wide screens only.
        columnCount={4}
        className="border-line border-t md:table-fixed"
        findText={({ source: { row, values } }) =>
          [row, fullNameOf(values), values.dateOfBirth, values.email, values.phone, values.notes].join(' ')
        }
        head={
          <>
            <HeadCell className="w-24">Import</HeadCell>
            <HeadCell className="w-[32%] xl:w-[24%]">Client</HeadCell>
            <HeadCell className="w-32">Date of Birth</HeadCell>
            <HeadCell className="w-[24%] md:max-xl:hidden">Contact</HeadCell>
            <HeadCell>Check</HeadCell>
          </>
        }
      >
        {({ source, plan }, place) => (
          <ImportPreviewRow
            key={source.row}
            row={source}
            plan={plan}
            place={place}
            onType={(field, text) => onChange({ do: 'type', row: source.row, field, text })}
            onChoose={(choice) => onChange({ do: 'choose', row: source.row, choice })}
          />
        )}
      </LongTable>
    </Card>
  );
}

interface PreviewItem {
  id: number;
  source: ImportRow;
  plan: PlannedRow;
}

function previewItems(rows: readonly ImportRow[], planned: readonly PlannedRow[]): PreviewItem[] {
  return rows.flatMap((source, index) => {
    const plan = planned[index];
    return plan ? [{ id: source.row, source, plan }] : [];
  });
}

// A row stays among the problems while it is being corrected, even after it is valid.
function hadProblem({ source }: PreviewItem): boolean {
  return source.mended.length > 0;
}

function isDuplicate({ plan }: PreviewItem): boolean {
  return plan.duplicate !== undefined && plan.joins === undefined && plan.addsTo === undefined;
}
