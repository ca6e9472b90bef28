import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { BlockLabel, blockText, WeekBlock, type WeekBlockParts } from './week-block.tsx';

interface WeekTimeBlockProps extends WeekBlockParts {
  entry: TimeEntry;
  onEdit: (entry: TimeEntry) => void;
}

/** Time without a child in the week: a quiet block that opens its form. */
export function WeekTimeBlock({ entry, onEdit, ...parts }: WeekTimeBlockProps) {
  const { name, overlapsWith, timeZone, isMoving, hintId, drag } = parts;
  const isOverlapping = overlapsWith.length > 0;
  const details = ['Time without a child', ...(entry.note === null ? [] : [entry.note])];
  return (
    <WeekBlock
      block={entry}
      look="border-line-strong border-dashed bg-surface text-ink-muted"
      isOverlapping={isOverlapping}
      isMoving={isMoving}
      hintId={hintId}
      fullText={blockText(name, entry, details, parts)}
      opens={() => onEdit(entry)}
      drag={drag}
    >
      <BlockLabel
        block={entry}
        name={name}
        more={entry.note ?? undefined}
        isOverlapping={isOverlapping}
        timeZone={timeZone}
      />
    </WeekBlock>
  );
}
