import type { Assessment } from './assessment.ts';
import type { Question, Response } from './question.ts';

export interface EarlierAnswer {
  assessmentId: number;
  dateCreated: string;
  answer: Exclude<Response, null>;
}

/** Returns the client's answers to the same question in earlier assessments, newest first. */
export function earlierAnswers(
  asked: Pick<Question, 'text' | 'type'>,
  current: Pick<Assessment, 'id' | 'clientId' | 'dateCreated'>,
  assessments: readonly Assessment[],
): EarlierAnswer[] {
  return assessments
    .filter((other) => other.clientId === current.clientId && isEarlier(other, current))
    .flatMap((other) =>
      other.questions.flatMap((question, index) => {
        const answer = other.responses?.[index] ?? null;
        const isSame = question.type === asked.type && question.text === asked.text;
        return isSame && answer !== null
          ? [{ assessmentId: other.id, dateCreated: other.dateCreated, answer }]
          : [];
      }),
    )
    .sort((a, b) => (a.dateCreated < b.dateCreated ? 1 : -1));
}

function isEarlier(
  other: Pick<Assessment, 'id' | 'dateCreated'>,
  current: Pick<Assessment, 'id' | 'dateCreated'>,
): boolean {
  return (
    other.dateCreated < current.dateCreated ||
    (other.dateCreated === current.dateCreated && other.id < current.id)
  );
}
