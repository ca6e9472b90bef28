import { useId } from 'react';
import { COMMENT_LIMIT } from '#domain/clinical/documents/document.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import type { GoalMark } from './document-content.ts';
import { namedField } from './draft-fields.ts';

interface GoalMarkFieldsProps {
  goal: FilledGoal;
  mark: GoalMark;
  onChange: (mark: GoalMark) => void;
  onLeave: () => void;
}

/** Fields for a goal's mark with the suggestion, a comment, and the line for the family. */
export function GoalMarkFields({ goal, mark, onChange, onLeave }: GoalMarkFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <MarkChoice goal={goal} mark={mark} onChange={onChange} />
      <Field label={<span className="wrap-anywhere">{`Comment on ${goal.name}`}</span>} optional>
        <Textarea
          {...namedField(`comment-${goal.goalPosition}`)}
          rows={2}
          maxLength={COMMENT_LIMIT}
          value={mark.comment ?? ''}
          onChange={({ target }) => onChange({ ...mark, comment: target.value || null })}
          onBlur={onLeave}
        />
      </Field>
      <Field
        label="In Plain Words, for the Family"
        hint={mark.plainLine !== null && goal.plainLine ? `Computed: ${goal.plainLine}` : undefined}
      >
        <Textarea
          rows={3}
          maxLength={COMMENT_LIMIT}
          value={mark.plainLine ?? goal.plainLine ?? ''}
          onChange={({ target }) => onChange({ ...mark, plainLine: changedLine(target.value, goal) })}
          onBlur={onLeave}
        />
      </Field>
    </div>
  );
}

/** Returns null, the computed line, for a line that is empty or equal to it. */
function changedLine(typed: string, { plainLine }: FilledGoal): string | null {
  return typed.trim() === '' || typed.trim() === plainLine ? null : typed;
}

/** Returns "PG: Progressing Gradually"; only the code of a mark that the practice no longer has. */
function markLabel({ code, label }: { code: string; label: string }): string {
  return [code, label].filter(Boolean).join(': ');
}

function MarkChoice({ goal, mark, onChange }: Omit<GoalMarkFieldsProps, 'onLeave'>) {
  const name = useId();
  const { progressCodes } = usePracticeSettings();
  const { suggestedMark, suggestionReason } = goal;
  // The list may have changed since the mark was chosen.
  const isListed = progressCodes.some(({ code }) => code === mark.code);
  const offered =
    mark.code === null || isListed ? progressCodes : [...progressCodes, { code: mark.code, label: '' }];
  const suggested = progressCodes.find(({ code }) => code === suggestedMark);
  const chosen = offered.find(({ code }) => code === mark.code);
  return (
    <div className="grid gap-2">
      <fieldset {...namedField(`mark-${goal.goalPosition}`)} className="min-w-0">
        <legend className="mb-1.5 wrap-anywhere font-medium text-ink text-sm">{`Mark for ${goal.name}`}</legend>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ code, label }) => (
            <label
              key={code}
              title={label}
              className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-3 font-semibold text-ink text-sm hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-focus md:min-h-9"
            >
              <input
                type="radio"
                name={name}
                value={code}
                aria-label={markLabel({ code, label })}
                checked={code === mark.code}
                onChange={() => onChange({ ...mark, code })}
                className="sr-only"
              />
              {code}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-ink text-sm">{chosen ? markLabel(chosen) : 'No mark chosen yet'}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-3 py-2 text-ink-muted text-sm">
        <p className="min-w-0 flex-1 basis-56">
          {suggested && (
            <strong className="font-semibold text-ink">{`Suggested: ${suggested.code}. `}</strong>
          )}
          {suggestionReason}.
        </p>
        {suggested && suggested.code !== mark.code && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ ...mark, code: suggested.code })}>
            Take {suggested.code}
          </Button>
        )}
      </div>
    </div>
  );
}
