import { clsx } from 'clsx';
import { answerText } from '#domain/caseload/assessments/answer-text.ts';
import {
  type Question,
  type Response,
  SCALE_MAXIMUM,
  SCALE_MINIMUM,
} from '#domain/caseload/assessments/question.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

const scale = Array.from({ length: SCALE_MAXIMUM - SCALE_MINIMUM + 1 }, (_, step) => SCALE_MINIMUM + step);

interface AnswerFieldProps {
  number: number;
  question: Question;
  answer: Response;
  /** A completed assessment is read-only. */
  isFixed: boolean;
  onAnswer: (answer: Response) => void;
}

/** A question with the input for its type. */
export function AnswerField({ number, question, answer, isFixed, onAnswer }: AnswerFieldProps) {
  const title = <QuestionTitle number={number} question={question} />;
  if (isFixed) {
    return (
      <div>
        <p className="font-medium">{title}</p>
        <p className={clsx('mt-1.5 whitespace-pre-wrap break-words', answer === null && 'text-ink-muted')}>
          {answerText(answer)}
          {question.type === 'scale' && answer !== null && <ScaleAnchorTexts question={question} />}
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
  if (question.type === 'scale') {
    return <ScaleField {...{ number, question, answer, onAnswer }} />;
  }
  return (
    <RadioGroup legend={title} inline={question.type !== 'multiple_choice'}>
      {choicesOf(question).map(({ value, label }) => (
        <Radio
          key={label}
          name={`question-${number}`}
          label={<span className="wrap-anywhere">{label}</span>}
          checked={answer === value}
          onChange={() => onAnswer(value)}
        />
      ))}
    </RadioGroup>
  );
}

function QuestionTitle({ number, question: { text } }: Pick<AnswerFieldProps, 'number' | 'question'>) {
  return <span className="wrap-anywhere">{`${number}. ${text}`}</span>;
}

type ScaleFieldProps = Omit<AnswerFieldProps, 'isFixed'>;

/** A rating in one tap: the steps in a row, with the labels of the ends below. */
function ScaleField({ number, question, answer, onAnswer }: ScaleFieldProps) {
  const { lowAnchor, highAnchor } = question;
  const anchorsId = `question-${number}-anchors`;
  const hasAnchors = Boolean(lowAnchor || highAnchor);
  return (
    <fieldset className="min-w-0 max-w-md" aria-describedby={hasAnchors ? anchorsId : undefined}>
      <legend className="mb-1.5 font-medium text-ink text-sm">
        <QuestionTitle number={number} question={question} />
      </legend>
      <div className="flex rounded-lg border border-line-strong">
        {scale.map((step) => (
          <label
            key={step}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center border-line-strong font-medium text-sm first:rounded-l-[0.4375rem] last:rounded-r-[0.4375rem] not-first:border-l hover:bg-primary-soft/40 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={`question-${number}`}
              checked={answer === step}
              onChange={() => onAnswer(step)}
              // Covers the segment, so that a tap hits the radio button itself.
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-none forced-colors:bg-transparent!"
            />
            {step}
          </label>
        ))}
      </div>
      {hasAnchors && (
        <p id={anchorsId} className="mt-1 flex justify-between gap-6 text-ink-muted text-xs">
          <span className="min-w-0 break-words">{lowAnchor && `${SCALE_MINIMUM} ${lowAnchor}`}</span>
          <span className="min-w-0 break-words text-right">
            {highAnchor && `${SCALE_MAXIMUM} ${highAnchor}`}
          </span>
        </p>
      )}
    </fieldset>
  );
}

function ScaleAnchorTexts({ question: { lowAnchor, highAnchor } }: { question: Question }) {
  const ends = [
    lowAnchor && `${SCALE_MINIMUM} ${lowAnchor}`,
    highAnchor && `${SCALE_MAXIMUM} ${highAnchor}`,
  ].filter(Boolean);
  if (ends.length === 0) return null;
  return <span className="text-ink-muted text-sm">{` (${ends.join(', ')})`}</span>;
}

function choicesOf(question: Question): { value: Response; label: string }[] {
  if (question.type === 'yes_no') {
    return [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ];
  }
  return (question.options ?? []).map((option) => ({ value: option, label: option }));
}
