import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { percentileHint, scaleLabel, scoreFaults } from '#domain/clinical/documents/score-faults.ts';
import { type ScoreRow, scoreScales } from '#domain/clinical/documents/score-row.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { namedField } from './draft-fields.ts';
import { scoreColumns } from './score-columns.ts';

interface ScoreFieldsProps {
  index: number;
  row: ScoreRow;
  onChange: (row: ScoreRow) => void;
  onRemove: () => void;
  onLeave: () => void;
  /** What stands below the fields. */
  children: ReactNode;
}

type Column = keyof ScoreRow;

/** The fields of one row of scores. A fault is shown once its field is left. */
export function ScoreFields({ index, row, onChange, onRemove, onLeave, children }: ScoreFieldsProps) {
  const [typing, setTyping] = useState<Column>();
  const faults: Partial<Record<Column, string | undefined>> = scoreFaults(row);
  const hint = typing === 'standard' || typing === 'percentile' ? undefined : percentileHint(row);
  const control = (name: Column) => ({
    value: row[name] ?? '',
    onBlur: () => {
      setTyping(undefined);
      onLeave();
    },
  });
  return (
    <fieldset
      {...namedField(`score-${index}`)}
      className="grid min-w-0 grid-cols-2 gap-3 border-line border-b pb-4 sm:grid-cols-4 xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      <legend className="sr-only">Score {index + 1}</legend>
      {scoreColumns.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          error={typing === name ? undefined : faults[name]}
          hint={name === 'percentile' ? hint : undefined}
          className={spans[name]}
        >
          {name === 'scale' ? (
            <Select
              {...control(name)}
              onChange={({ target }) =>
                onChange({ ...row, scale: scoreScales.find((scale) => scale === target.value) })
              }
            >
              <option value="">Not stated</option>
              {scoreScales.map((scale) => (
                <option key={scale} value={scale}>
                  {scaleLabel(scale)}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...control(name)}
              maxLength={name === 'test' || name === 'subtest' || name === 'descriptor' ? 200 : 40}
              onChange={({ target }) => {
                setTyping(name);
                onChange({ ...row, [name]: target.value });
              }}
            />
          )}
        </Field>
      ))}
      <Button
        variant="ghost"
        size="sm"
        className="-col-end-1 self-start justify-self-end xl:mt-6.5"
        aria-label={`Remove score ${index + 1}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {children}
    </fieldset>
  );
}

const spans: Partial<Record<Column, string>> = {
  test: 'col-span-2',
  scale: 'col-span-2 xl:col-span-3',
};
