import { useFieldArray, useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { AddButton, RemoveButton } from './entry-buttons.tsx';
import { FactField } from './fact-field.tsx';

/** Fields for frequent questions and their answers. */
export function FrequentQuestionFields() {
  const { control } = useFormContext<WebsiteFormValues>();
  const questions = useFieldArray({ control, name: 'frequentQuestions' });
  return (
    <Card>
      <CardHeader
        title="Questions"
        description="What families ask, on the contact page. An answer about law or money says its source, and the day on which you made sure of it."
      />
      <CardBody className="flex flex-col gap-6">
        {questions.fields.map((question, index) => (
          <fieldset key={question.id} className="grid min-w-0 gap-y-4 border-line border-b pb-6">
            <legend className="sr-only">Question {index + 1}</legend>
            <FactField name={`frequentQuestions.${index}.question`} label={`Question ${index + 1}`} />
            <FactField name={`frequentQuestions.${index}.answer`} rows={3} />
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
              <FactField name={`frequentQuestions.${index}.source`} optional />
              <FactField name={`frequentQuestions.${index}.reviewedOn`} optional Control={DateInput} />
            </div>
            <RemoveButton
              label={`Remove question ${index + 1}`}
              className="justify-self-end"
              onClick={() => questions.remove(index)}
            >
              Remove
            </RemoveButton>
          </fieldset>
        ))}
        {questions.fields.length < 20 && (
          <AddButton
            onClick={() => questions.append({ question: '', answer: '', source: '', reviewedOn: '' })}
          >
            Add Question
          </AddButton>
        )}
      </CardBody>
    </Card>
  );
}
