import type {
  LineErrors,
  TypedEstimateLine,
} from '#domain/billing/billing-documents/estimate-form-values.ts';
import { MOST_ESTIMATE_LINES } from '#domain/billing/billing-documents/new-estimate.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FieldRows } from '#web/platform/ui/field-rows.tsx';
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
    <FieldRows
      noun="Service"
      rows={lines}
      most={MOST_ESTIMATE_LINES}
      // Lines are known by their order alone.
      keyOf={(_, index) => String(index)}
      onAdd={onAdd}
      onRemove={onRemove}
    >
      {(index, line) =>
        fields.map(([name, label]) => {
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
        })
      }
    </FieldRows>
  );
}
