import { useState } from 'react';
import { type Phase, phaseLabels, phases } from '#domain/clinical/results/marks.ts';
import { RESULT_COMMENT_LIMIT } from '#domain/clinical/results/recorded.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

const choices = phases.map((value) => ({ value, label: phaseLabels[value] }));

interface PhaseAndCommentProps {
  phase: Phase;
  comment: string;
  onChange: (change: { phase: Phase } | { comment: string }) => void;
}

/** Rarely used fields of a result, collapsed until used. */
export function PhaseAndComment({ phase, comment, onChange }: PhaseAndCommentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-1 px-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-ink-muted text-sm hover:text-ink">
        <span className="min-w-0 truncate">
          {comment.trim() ? `${phaseLabels[phase]} · ${comment}` : `${phaseLabels[phase]} · Comment`}
        </span>
      </summary>
      {isOpen && (
        <div className="grid gap-3 pb-1">
          <div>
            <SegmentedControl
              label="Phase"
              value={phase}
              options={choices}
              onChange={(chosen) => onChange({ phase: chosen })}
            />
          </div>
          <Field label="Comment">
            <Textarea
              rows={2}
              maxLength={RESULT_COMMENT_LIMIT}
              value={comment}
              onChange={({ target }) => onChange({ comment: target.value })}
            />
          </Field>
        </div>
      )}
    </details>
  );
}
