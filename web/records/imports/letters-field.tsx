import { TriangleAlert } from 'lucide-react';
import { type Encoding, encodingLabels, encodings } from '#domain/records/imports/letters.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import type { LetterReading } from './decode-table.ts';

interface LettersFieldProps {
  letters: LetterReading | undefined;
  onChange: (encoding: Encoding) => void;
}

/** The choice of the encoding, with words of the file; nothing if the file leaves no doubt. */
export function LettersField({ letters, onChange }: LettersFieldProps) {
  if (letters === undefined) return null;
  const { encoding, isCertain, example } = letters;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-lg bg-sunken p-4">
      <Field label="Letters with Accents" className="w-60 max-w-full">
        <Select
          value={encoding}
          onChange={(event) =>
            onChange(encodings.find((one) => one === event.target.value) ?? 'windows-1252')
          }
        >
          <LabeledOptions values={encodings} labels={encodingLabels} />
        </Select>
      </Field>
      <p role="status" className="min-w-0 flex-1 basis-60 break-words pb-2 text-ink text-sm">
        Read as <strong>{example}</strong>.
        {!isCertain && (
          <span className="mt-1 flex items-start gap-1.5 text-warning-ink">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            The file does not say how its letters are written. If these names look wrong, choose another way.
          </span>
        )}
      </p>
    </div>
  );
}
