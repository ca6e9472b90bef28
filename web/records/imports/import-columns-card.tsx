import {
  type ColumnTarget,
  columnTargetLabels,
  columnTargets,
} from '#domain/records/imports/column-targets.ts';
import type { Encoding } from '#domain/records/imports/letters.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import type { ClientImportAction, ClientImportState } from './client-import-state.ts';
import { DateOrderField } from './date-order-field.tsx';
import { LettersField } from './letters-field.tsx';

const EXAMPLES = 3;

interface ImportColumnsCardProps {
  state: ClientImportState;
  onChange: (action: ClientImportAction) => void;
  onEncoding: (encoding: Encoding) => void;
}

/** The choice of which column is which field of a client. */
export function ImportColumnsCard({ state, onChange, onEncoding }: ImportColumnsCardProps) {
  const { headers, hasHeader, targets: chosen, rows } = state;
  const ignored = headers.filter((_, column) => chosen[column] === 'nothing');
  return (
    <Card>
      <CardHeader
        title="Columns"
        description="Where each column of the file goes. Columns that clients have no field for can go to the notes."
      />
      <CardBody className="flex flex-col gap-5">
        <Checkbox
          label="The first row names the columns"
          checked={hasHeader}
          onChange={(event) => onChange({ do: 'say whether a header', hasHeader: event.target.checked })}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {headers.map((header, column) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file, names may come twice
              key={column}
              label={header}
              hint={<span className="line-clamp-1 break-all">{examplesOf(rows, column)}</span>}
            >
              <Select
                value={chosen[column]}
                onChange={(event) => onChange({ do: 'match', column, target: targetOf(event.target.value) })}
              >
                <LabeledOptions values={columnTargets} labels={columnTargetLabels} />
              </Select>
            </Field>
          ))}
        </div>
        <LettersField letters={state.file.letters} onChange={onEncoding} />
        <DateOrderField state={state} onChange={onChange} />
        {ignored.length > 0 && (
          <p className="break-words text-ink-muted text-sm">
            {ignored.length === 1 ? 'One column is' : `${ignored.length} columns are`} not imported:{' '}
            {ignored.join(', ')}.
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function examplesOf(rows: ClientImportState['rows'], column: number): string {
  const examples: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[column];
    if (cell && !examples.includes(cell)) examples.push(cell);
    if (examples.length === EXAMPLES) break;
  }
  return examples.length > 0 ? `Such as ${examples.join(', ')}` : 'This column is empty';
}

function targetOf(value: string): ColumnTarget {
  return columnTargets.find((target) => target === value) ?? 'nothing';
}
