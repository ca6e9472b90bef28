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
import { rangeText, sessionValueText, shareText, spokenResult } from './result-text.ts';

const ROW_HEIGHT_PX = 49;

interface ResultTableProps {
  goal: Goal;
  /** Earliest first. */
  results: readonly SessionResult[];
}

/** The graph's data as a table, latest session first; each row links to its session. */
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
        // Nine columns must fit on a tablet, next to the menu too.
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
  /** The CSS for line breaks within words. */
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
  { label: 'At Criterion', text: shareText },
  { label: 'Roughly', text: rangeText, breaks: 'xl:whitespace-nowrap' },
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
  { label: 'Value', text: sessionValueText },
  { label: 'Recorded', text: ({ goal, recorded }) => dataLine(goal, recorded) },
  phase,
  isSigned,
  comment,
];

const columnsOf: Partial<Record<Goal['measure'], readonly Column[]>> = {
  trials: [{ label: 'Percent', text: sessionValueText }, ...columnsOfMarks],
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
