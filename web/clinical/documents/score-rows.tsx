import { Plus } from 'lucide-react';
import { type ClinicalDocument, MOST_SCORES } from '#domain/clinical/documents/document.ts';
import { type DatedScore, earlierScores } from '#domain/clinical/documents/earlier-scores.ts';
import type { ScoreRow } from '#domain/clinical/documents/score-row.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { Writing } from './document-facts.tsx';
import { useOtherScores } from './document-queries.ts';
import { scoreText } from './score-columns.ts';
import { ScoreFields } from './score-fields.tsx';

const emptyRow: ScoreRow = {
  test: '',
  subtest: null,
  raw: null,
  standard: null,
  percentile: null,
  ageEquivalent: null,
  descriptor: null,
};

interface ScoreRowsProps extends Writing {
  document: ClinicalDocument;
}

/** Fields for test scores, each row with the child's earlier results: scores only, never test items. */
export function ScoreRows({ document, content: { scores, untilOn }, onChange, onLeave }: ScoreRowsProps) {
  const others = useOtherScores(document);
  return (
    <div className="col-span-full grid gap-4">
      <h3 className="font-medium text-ink text-sm">Scores</h3>
      {scores.map((row, index) => (
        <ScoreFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key.
          key={index}
          index={index}
          row={row}
          onChange={(changed) => onChange({ scores: scores.with(index, changed) })}
          onRemove={() => onChange({ scores: scores.toSpliced(index, 1) })}
          onLeave={onLeave}
        >
          <EarlierResults results={earlierScores(row, others, untilOn)} />
        </ScoreFields>
      ))}
      {scores.length < MOST_SCORES && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ scores: [...scores, emptyRow] })}
        >
          <Plus aria-hidden="true" />
          Add Score
        </Button>
      )}
    </div>
  );
}

function EarlierResults({ results }: { results: DatedScore[] }) {
  if (results.length === 0) return null;
  return (
    <div className="col-span-full break-words text-ink-muted text-sm">
      <p className="font-medium">Earlier results</p>
      <ul className="grid gap-1">
        {results.map(({ on, isSigned, row }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no other key.
          <li key={index}>
            {`${formatDay(on)}${isSigned ? '' : ' (not signed)'}: ${scoreText({ ...row, test: '' })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
