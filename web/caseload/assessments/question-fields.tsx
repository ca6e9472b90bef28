import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type {
  AssessmentFormResult,
  AssessmentFormValues,
} from '#domain/caseload/assessments/assessment-form-values.ts';
import { questionTypes } from '#domain/caseload/assessments/question.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { OptionFields } from './option-fields.tsx';
import { questionTypeLabels } from './question-type-labels.ts';

interface QuestionFieldsProps {
  form: UseFormReturn<AssessmentFormValues, unknown, AssessmentFormResult>;
  index: number;
  count: number;
  onRemove: () => void;
  onMove: (step: 1 | -1) => void;
}

/** The labels of a scale's ends. */
function AnchorFields({ form, index }: Pick<QuestionFieldsProps, 'form' | 'index'>) {
  const { register, formState } = form;
  const errors = formState.errors.questions?.[index];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Word at 1" optional error={errors?.lowAnchor?.message}>
        <Input {...register(`questions.${index}.lowAnchor`)} placeholder="Never" autoComplete="off" />
      </Field>
      <Field label="Word at 5" optional error={errors?.highAnchor?.message}>
        <Input {...register(`questions.${index}.highAnchor`)} placeholder="Always" autoComplete="off" />
      </Field>
    </div>
  );
}

/** A question in the builder; the last one cannot be removed. */
export function QuestionFields({ form, index, count, onRemove, onMove }: QuestionFieldsProps) {
  const { register, watch, formState } = form;
  const errors = formState.errors.questions?.[index];
  const type = watch(`questions.${index}.type`);
  const number = index + 1;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-canvas p-4">
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold text-sm">{`Question ${number}`}</p>
        <div className="flex gap-1">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Move question ${number} up`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Move question ${number} down`}
            disabled={number === count}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove question ${number}`}
            disabled={count === 1}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Question Text" error={errors?.text?.message}>
          <Input {...register(`questions.${index}.text`)} autoComplete="off" />
        </Field>
        <Field label="Type" error={errors?.type?.message}>
          <Select {...register(`questions.${index}.type`)}>
            <LabeledOptions values={questionTypes} labels={questionTypeLabels} />
          </Select>
        </Field>
      </div>
      {type === 'multiple_choice' && <OptionFields form={form} index={index} />}
      {type === 'scale' && <AnchorFields form={form} index={index} />}
    </div>
  );
}
