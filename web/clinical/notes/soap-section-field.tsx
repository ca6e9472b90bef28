import { useRef } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { soapSectionLabels, type soapSections } from '#domain/clinical/notes/note-words.ts';
import { SECTION_LIMIT } from '#domain/clinical/notes/session-note.ts';
import { PhrasesOnDemand } from '#web/clinical/phrases/phrases-on-demand.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

interface SoapSectionFieldProps {
  session: Session;
  section: (typeof soapSections)[number];
  text: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** One of the four sections of a SOAP note, with the phrases for it. */
export function SoapSectionField({ session, section, text, onChange, onLeave }: SoapSectionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <Field label={soapSectionLabels[section]}>
        <Textarea
          ref={field}
          rows={2}
          maxLength={SECTION_LIMIT}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      </Field>
      <PhrasesOnDemand session={session} section={section === 'planText' ? 'plan' : section} field={field} />
    </div>
  );
}
