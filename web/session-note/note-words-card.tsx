import { noteTemplateLabels, noteTemplates, soapSections } from '#domain/session-notes/note-words.ts';
import { ACTIVITY_LIMIT, type NoteContent } from '#domain/session-notes/session-note.ts';
import { isMissed } from '#domain/sessions/missed-session.ts';
import type { Session } from '#domain/sessions/session.ts';
import { SessionNoteEditor } from '#web/sessions/session-note-editor.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { SoapSectionField } from './soap-section-field.tsx';

const templateChoices = noteTemplates.map((value) => ({ value, label: noteTemplateLabels[value] }));

interface NoteWordsCardProps {
  session: Session;
  content: NoteContent;
  onChange: (change: Partial<NoteContent>) => void;
  onLeave: () => void;
}

/** The words of a note: its Notes, and in a SOAP note the four sections. Of a missed session, why it was missed. */
export function NoteWordsCard({ session, content, onChange, onLeave }: NoteWordsCardProps) {
  if (isMissed(session)) {
    return (
      <Card>
        <CardHeader
          title="Notes"
          description="Say why the session did not take place. It has no data and no activity."
        />
        <CardBody className="pt-3 pb-4">
          <SessionNoteEditor session={session} rows={4} hideLabel />
        </CardBody>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader
        title="Note"
        actions={
          <SegmentedControl
            label="Template"
            value={content.template}
            options={templateChoices}
            onChange={(template) => onChange({ template })}
          />
        }
      />
      <CardBody className="grid gap-4 pt-3 pb-4">
        <Field label="Activity">
          <Textarea
            rows={1}
            maxLength={ACTIVITY_LIMIT}
            value={content.activity ?? ''}
            onChange={({ target }) => onChange({ activity: target.value })}
            onBlur={onLeave}
          />
        </Field>
        {content.template === 'soap' &&
          soapSections.map((section) => (
            <SoapSectionField
              key={section}
              session={session}
              section={section}
              text={content[section] ?? ''}
              onChange={(text) => onChange({ [section]: text })}
              onLeave={onLeave}
            />
          ))}
        <SessionNoteEditor session={session} rows={content.template === 'soap' ? 3 : 8} />
      </CardBody>
    </Card>
  );
}
