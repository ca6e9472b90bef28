import { clsx } from 'clsx';
import { answerText } from '#domain/assessments/answer-text.ts';
import { type Question, type Response, SCALE_MAXIMUM, SCALE_MINIMUM } from '#domain/assessments/question.ts';
import { Field } from '#web/ui/field.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const scale = Array.from({ length: SCALE_MAXIMUM - SCALE_MINIMUM + 1 }, (_, step) => SCALE_MINIMUM + step);

interface AnswerFieldProps {
  number: number;
  question: Question;
  answer: Response;
  /** A finished assessment is read, not changed. */
  isFixed: boolean;
  onAnswer: (answer: Response) => void;
}

/** One question with the control that its type asks for. */
export function AnswerField({ number, question, answer, isFixed, onAnswer }: AnswerFieldProps) {
  const title = `${number}. ${question.text}`;
  if (isFixed) {
    return (
      <div>
        <p className="font-medium">{title}</p>
        <p className={clsx('mt-1.5 whitespace-pre-wrap break-words', answer === null && 'text-ink-muted')}>
          {answerText(answer)}
        </p>
      </div>
    );
  }
  if (question.type === 'text') {
    return (
      <Field label={title}>
        <Textarea
          rows={3}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(event) => onAnswer(event.target.value || null)}
        />
      </Field>
    );
  }
  return (
    <RadioGroup legend={title} inline={question.type !== 'multiple_choice'}>
      {choicesOf(question).map(({ value, label }) => (
        <Radio
          key={label}
          name={`question-${number}`}
          label={label}
          checked={answer === value}
          onChange={() => onAnswer(value)}
        />
      ))}
    </RadioGroup>
  );
}

function choicesOf(question: Question): { value: Response; label: string }[] {
  if (question.type === 'scale') return scale.map((step) => ({ value: step, label: String(step) }));
  if (question.type === 'yes_no') {
    return [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ];
  }
  return (question.options ?? []).map((option) => ({ value: option, label: option }));
}
