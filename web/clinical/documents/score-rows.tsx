import { Plus, Trash2 } from 'lucide-react';
import { MOST_SCORES } from '#domain/clinical/documents/document.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import type { ScoreRow } from './document-content.ts';
import type { Writing } from './document-facts.tsx';
import { namedField } from './draft-fields.ts';
import { scoreColumns } from './score-columns.ts';

const emptyRow: ScoreRow = {
  test: '',
  subtest: null,
  raw: null,
  standard: null,
  percentile: null,
  ageEquivalent: null,
  descriptor: null,
};

/** Fields for test scores: scores only, never test items. */
export function ScoreRows({ content: { scores }, onChange, onLeave }: Writing) {
  return (
    <div className="col-span-full grid gap-4">
      <h3 className="font-medium text-ink text-sm">Scores</h3>
      {scores.map((row, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key.
          key={index}
          {...namedField(`score-${index}`)}
          className="grid min-w-0 grid-cols-2 gap-3 border-line border-b pb-4 sm:grid-cols-4 xl:grid-cols-[2fr_2fr_repeat(4,minmax(0,1fr))_1.5fr_auto]"
        >
          <legend className="sr-only">Score {index + 1}</legend>
          {scoreColumns.map(([name, label]) => (
            <Field key={name} label={label}>
              <Input
                value={row[name] ?? ''}
                maxLength={name === 'test' || name === 'subtest' || name === 'descriptor' ? 200 : 40}
                onChange={({ target }) =>
                  onChange({ scores: scores.with(index, { ...row, [name]: target.value }) })
                }
                onBlur={onLeave}
              />
            </Field>
          ))}
          <Button
            variant="ghost"
            size="sm"
            className="self-end justify-self-end"
            aria-label={`Remove score ${index + 1}`}
            onClick={() => onChange({ scores: scores.toSpliced(index, 1) })}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </fieldset>
      ))}
      {scores.length < MOST_SCORES && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ scores: [...scores, emptyRow] })}
        >
          <Plus aria-hidden="true" />
          Add score
        </Button>
      )}
    </div>
  );
}
