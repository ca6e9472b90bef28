import { clsx } from 'clsx';
import { useMemo } from 'react';
import { markTally } from '#domain/clinical/goal-progress/mark-tally.ts';
import type { SessionResult } from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { SUPPORT_SCORE_LABEL } from '#domain/clinical/results/support-score.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { HeadCell, RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { rangeWords, shareWords, spokenResult, valueWordsOf } from './result-words.ts';

const ROW_HEIGHT_PX = 49;

interface ResultTableProps {
  goal: Goal;
  /** The earliest first. */
  results: readonly SessionResult[];
}

/** What the graph shows as a table, the latest session first; each row leads to its session. */
export function ResultTable({ goal, results }: ResultTableProps) {
  const items = useMemo(
    () => results.map((result) => ({ ...result, id: result.recorded.id })).toReversed(),
    [results],
  );
  const columns = columnsOf[goal.measure] ?? columnsOfValues;
  return (
    <Card>
      <CardHeader title="Results" className="pb-3" />
      <LongTable
        label="Results"
        items={items}
        rowHeightPx={ROW_HEIGHT_PX}
        head={['Date', ...columns.map(({ label }) => label)].map((label) => (
          <HeadCell key={label}>{label}</HeadCell>
        ))}
        columnCount={columns.length + 1}
        // Nine columns have to fit on a tablet, beside the menu too.
        className="md:max-xl:[&_:is(td,th)]:px-1.5 md:max-xl:[&_th]:whitespace-normal"
        findText={spokenResult}
      >
        {(result, place) => <ResultRow key={result.id} result={result} place={place} columns={columns} />}
      </LongTable>
    </Card>
  );
}

interface Column {
  label: string;
  /** How its text breaks where it is not between words alone. */
  breaks?: string;
  text: (result: SessionResult) => string | null | undefined;
}

const phase: Column = {
  label: 'Phase',
  text: ({ recorded, goal }) =>
    goal.revision > 1
      ? `${phaseLabels[recorded.phase]}, revision ${recorded.goalRevision}`
      : phaseLabels[recorded.phase],
};
const isSigned: Column = { label: 'Signed', text: (result) => (result.isSigned ? 'Yes' : 'No') };
const comment: Column = {
  label: 'Comment',
  text: ({ recorded }) => recorded.comment,
  breaks: 'wrap-anywhere',
};

const columnsOfMarks: readonly Column[] = [
  { label: 'At criterion', text: shareWords },
  { label: 'Roughly', text: rangeWords, breaks: 'xl:whitespace-nowrap' },
  {
    label: 'Marks',
    text: ({ goal, recorded }) => recorded.marks && goal.ladder && markTally(recorded.marks, goal.ladder),
  },
  { label: SUPPORT_SCORE_LABEL, text: ({ support }) => support?.toString() },
  phase,
  isSigned,
  comment,
];

const columnsOfValues: readonly Column[] = [
  { label: 'Value', text: valueWordsOf },
  { label: 'Recorded', text: ({ goal, recorded }) => dataLine(goal, recorded) },
  phase,
  isSigned,
  comment,
];

const columnsOf: Partial<Record<Goal['measure'], readonly Column[]>> = {
  trials: [{ label: 'Percent', text: valueWordsOf }, ...columnsOfMarks],
  opportunities: columnsOfMarks,
};

interface ResultRowProps {
  result: SessionResult;
  place: LongTablePlace;
  columns: readonly Column[];
}

function ResultRow({ result, place, columns }: ResultRowProps) {
  return (
    <TableRow interactive {...placeInTable(place)}>
      <TableCell className="xl:whitespace-nowrap">
        <RowLink to={`/sessions/${result.recorded.sessionId}`}>{formatDay(result.on)}</RowLink>
      </TableCell>
      {columns.map(({ label, text, breaks = 'break-words' }) => {
        const shown = text(result);
        return (
          <TableCell
            key={label}
            label={shown ? label : undefined}
            className={shown ? undefined : 'max-md:hidden'}
          >
            <span className={clsx('min-w-0', breaks)}>{shown ?? '–'}</span>
          </TableCell>
        );
      })}
    </TableRow>
  );
}
