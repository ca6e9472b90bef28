import type { Response } from './question.ts';

/** Returns an answer as readable text. */
export function answerText(answer: Response): string {
  if (answer === null) return 'Not answered';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return String(answer);
}
