import { type KeyboardEvent, useRef } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { soapSectionLabels } from '#domain/clinical/notes/note-labels.ts';
import type { NoteSection } from '#domain/clinical/notes/pull-forward.ts';
import { SECTION_LIMIT } from '#domain/clinical/notes/session-note.ts';
import { PhrasesOnDemand } from '#web/clinical/phrases/phrases-on-demand.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

const labels = { notes: 'Notes', ...soapSectionLabels };

interface SectionFieldProps {
  session: Session;
  section: NoteSection;
  text: string;
  rows?: number;
  hideLabel?: boolean;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** A text field for a section of a note, with its phrases. */
export function SectionField({
  session,
  section,
  text,
  rows = 2,
  hideLabel,
  onChange,
  onLeave,
}: SectionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onLeave();
  }

  const ofNotes = {
    className: 'min-h-40 lg:min-h-64',
    'aria-keyshortcuts': 'Control+Enter Meta+Enter',
    onKeyDown: handleKeyDown,
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={labels[section]} hideLabel={hideLabel}>
        <Textarea
          ref={field}
          rows={rows}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          {...(section === 'notes' ? ofNotes : { maxLength: SECTION_LIMIT })}
        />
      </Field>
      <PhrasesOnDemand session={session} section={section === 'planText' ? 'plan' : section} field={field} />
    </div>
  );
}
