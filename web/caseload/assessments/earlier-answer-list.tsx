import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { answerText } from '#domain/caseload/assessments/answer-text.ts';
import type { EarlierAnswer } from '#domain/caseload/assessments/earlier-answers.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/** The client's earlier answers to the same question. */
export function EarlierAnswerList({ earlier }: { earlier: readonly EarlierAnswer[] }) {
  const timeZone = useTimeZone();
  if (earlier.length === 0) return null;
  return (
    // Printed only if it is open.
    <details className="group mt-3 text-sm print:not-open:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-sm font-medium text-ink-muted md:min-h-8">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {countOf(earlier.length, 'earlier answer')}
      </summary>
      <ul className="mt-1 grid gap-1.5 border-line border-l-2 pl-3">
        {earlier.map((before) => (
          <li key={before.assessmentId} className="break-words">
            <Link
              to={`/assessments/${before.assessmentId}`}
              className="mr-2 text-ink-muted underline underline-offset-4"
            >
              {formatDate(before.dateCreated, timeZone)}
            </Link>
            {answerText(before.answer)}
          </li>
        ))}
      </ul>
    </details>
  );
}
