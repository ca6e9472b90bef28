import type { Response } from './question.ts';

/** An answer as people read it. */
export function answerText(answer: Response): string {
  if (answer === null) return 'Not answered';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return String(answer);
}
