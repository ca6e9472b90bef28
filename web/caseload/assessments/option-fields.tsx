import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type {
  AssessmentFormResult,
  AssessmentFormValues,
} from '#domain/caseload/assessments/assessment-form-values.ts';
import { MINIMUM_OPTIONS } from '#domain/caseload/assessments/question.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

interface OptionFieldsProps {
  form: UseFormReturn<AssessmentFormValues, unknown, AssessmentFormResult>;
  index: number;
}

/** The options of a multiple-choice question. */
export function OptionFields({ form, index }: OptionFieldsProps) {
  const options = useFieldArray({ control: form.control, name: `questions.${index}.options` });
  const message = optionsMessage(form.formState.errors.questions?.[index]);
  const errorId = `question-${index}-options-error`;
  return (
    <fieldset aria-describedby={message ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium text-sm">Options</legend>
      {options.fields.map((field, place) => (
        <div key={field.id} className="flex items-center gap-2">
          <Input
            {...form.register(`questions.${index}.options.${place}.text`)}
            aria-label={`Option ${place + 1}`}
            aria-invalid={message ? true : undefined}
            autoComplete="off"
          />
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove option ${place + 1}`}
            disabled={options.fields.length <= MINIMUM_OPTIONS}
            onClick={() => options.remove(place)}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      {message && <FieldError id={errorId}>{message}</FieldError>}
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        onClick={() => options.append({ text: '' })}
      >
        <Plus aria-hidden="true" />
        Add Option
      </Button>
    </fieldset>
  );
}

// The error may concern the question or one option; both have the same message.
function optionsMessage(question: unknown): string | undefined {
  for (const holder of [part(question, 'options'), question]) {
    const found = messageIn(holder);
    if (found) return found;
  }
  return undefined;
}

function messageIn(holder: unknown): string | undefined {
  const own = part(holder, 'message') ?? part(part(holder, 'root'), 'message');
  if (typeof own === 'string' && own !== '') return own;
  if (!Array.isArray(holder)) return undefined;
  return holder.map(messageIn).find(Boolean);
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
