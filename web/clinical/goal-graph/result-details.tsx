import { markTally } from '#domain/clinical/goal-progress/mark-tally.ts';
import type { SessionResult } from '#domain/clinical/goal-progress/session-result.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { rangeText, sessionValueText, shareText } from './result-text.ts';

/** The details of the result selected in the graph, with a link to its session. */
export function ResultDetails({ result }: { result: SessionResult }) {
  const { on, goal, recorded, isSigned } = result;
  const { ladder, revision } = goal;
  const facts = [
    formatDay(on),
    phaseLabels[recorded.phase],
    revision > 1 && `Revision ${recorded.goalRevision}`,
    !isSigned && 'Not signed',
  ];
  const range = rangeText(result);
  const line = dataLine(goal, recorded);
  // The result's line may start with the value, which is then not repeated.
  const title = line?.startsWith(headline(result) ?? line) ? line : headline(result);
  return (
    <section
      aria-label="Chosen result"
      className="flex min-h-28 flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-lg bg-sunken p-4 text-sm print:hidden"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
        <p className="font-semibold text-ink">{title}</p>
        {line !== title && <p className="break-words">{line}</p>}
        {range && (
          <p className="text-ink-muted">{`Roughly ${range}, judged by the trials of this session alone.`}</p>
        )}
        {recorded.marks && ladder && <p className="break-words">{markTally(recorded.marks, ladder)}</p>}
        {recorded.comment && <p className="whitespace-pre-wrap break-words">{recorded.comment}</p>}
      </div>
      <ButtonLink to={`/sessions/${recorded.sessionId}`} variant="secondary">
        Open Session
      </ButtonLink>
    </section>
  );
}

/**
 * Returns "80% at criterion: 4 of 5 independent"; only the count for opportunities, whose value is a count.
 */
function headline(result: SessionResult): string | undefined {
  const [value, share] = [sessionValueText(result), shareText(result)];
  return share && result.goal.measure === 'trials' ? `${value} at criterion: ${share}` : (share ?? value);
}
