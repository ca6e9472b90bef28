import { type ComponentProps, type FormEvent, useState } from 'react';
import { ActForm } from './act-form.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

interface TextFormProps extends Omit<ComponentProps<typeof ActForm>, 'isDirty' | 'onSubmit' | 'children'> {
  /** The label of the text: "Reason". */
  asks: string;
  /** The error if nothing was typed. */
  missing: string;
  /** The longest text, in characters. */
  limit?: number;
  onText: (text: string) => void;
}

/** Asks for one text before something is done to a record, such as why a bill is voided. */
export function TextForm({ asks, missing, limit = 500, onText, ...form }: TextFormProps) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const text = typed.trim();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (text !== '') onText(text);
  }

  return (
    <ActForm {...form} isDirty={text !== ''} onSubmit={handleSubmit}>
      <Field label={asks} error={isChecked && text === '' ? missing : undefined}>
        <Textarea
          value={typed}
          maxLength={limit}
          rows={3}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </ActForm>
  );
}
