import { Plus, X } from 'lucide-react';
import type {
  LineErrors,
  TypedEstimateLine,
} from '#domain/billing/billing-documents/estimate-form-values.ts';
import { MOST_ESTIMATE_LINES } from '#domain/billing/billing-documents/new-estimate.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';

interface EstimateLineFieldsProps {
  lines: readonly TypedEstimateLine[];
  errors: ReadonlyMap<number, LineErrors> | undefined;
  onEdit: (index: number, line: TypedEstimateLine) => void;
  onRemove: (index: number) => void;
  onAdd: () => void;
}

const fields = [
  ['label', 'Service'],
  ['every', 'How Often'],
  ['code', 'Procedure Code'],
  ['diagnosis', 'Diagnosis'],
  ['count', 'Visits'],
  ['price', 'Price of Each ($)'],
] as const;

const hints: Partial<Record<keyof TypedEstimateLine, string>> = {
  diagnosis: 'Empty is printed as not yet determined.',
};

/** The services of an estimate, each to be changed or removed, and the button that adds one. */
export function EstimateLineFields({ lines, errors, onEdit, onRemove, onAdd }: EstimateLineFieldsProps) {
  return (
    <>
      {withTitles(lines).map(({ title, line, index }) => (
        <fieldset
          key={title}
          className="grid min-w-0 items-start gap-4 rounded-xl border border-line p-4 sm:grid-cols-2"
        >
          <legend className="px-1 font-medium text-sm">{title}</legend>
          {fields.map(([name, label]) => {
            const Control = name === 'price' ? MoneyInput : Input;
            return (
              <Field
                key={name}
                label={label}
                optional={name === 'code' || name === 'diagnosis'}
                hint={hints[name]}
                error={errors?.get(index)?.[name]}
              >
                <Control
                  value={line[name]}
                  autoComplete="off"
                  inputMode={name === 'count' ? 'numeric' : undefined}
                  onChange={({ target }) => onEdit(index, { ...line, [name]: target.value })}
                />
              </Field>
            );
          })}
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onRemove(index)}>
            <X aria-hidden="true" />
            {`Remove ${title}`}
          </Button>
        </fieldset>
      ))}
      {lines.length < MOST_ESTIMATE_LINES && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add Service
        </Button>
      )}
    </>
  );
}

/** Lines are known by their order alone. */
function withTitles(lines: readonly TypedEstimateLine[]) {
  return lines.map((line, index) => ({ line, index, title: `Service ${index + 1}` }));
}
