import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface FieldRowsProps<Row> {
  /** What one row is: "Person". */
  noun: string;
  rows: readonly Row[];
  /** The greatest number of rows. */
  most: number;
  keyOf: (row: Row, index: number) => string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Renders the fields of one row. */
  children: (index: number, row: Row) => ReactNode;
}

/** Groups of the same fields, each with a button that removes it, and the button that adds one. */
export function FieldRows<Row>({ noun, rows, most, keyOf, onAdd, onRemove, children }: FieldRowsProps<Row>) {
  return (
    <>
      {rows.map((row, index) => (
        <fieldset
          key={keyOf(row, index)}
          className="grid min-w-0 items-start gap-4 rounded-lg border border-line p-4 sm:grid-cols-2"
        >
          <legend className="px-1 font-medium text-sm">{`${noun} ${index + 1}`}</legend>
          {children(index, row)}
          <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onRemove(index)}>
            <X aria-hidden="true" />
            {`Remove ${noun} ${index + 1}`}
          </Button>
        </fieldset>
      ))}
      {rows.length < most && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {`Add ${noun}`}
        </Button>
      )}
    </>
  );
}
