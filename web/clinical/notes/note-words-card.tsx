import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  noteTemplateLabels,
  noteTemplates,
  soapSectionLabels,
  soapSections,
} from '#domain/clinical/notes/note-words.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { ActivityField } from './activity-field.tsx';
import { SectionRow } from './section-row.tsx';
import { SessionNoteEditor } from './session-note-editor.tsx';
import { SoapSectionField } from './soap-section-field.tsx';
import { useSessionNote } from './use-session-note.ts';

const templateChoices = noteTemplates.map((value) => ({ value, label: noteTemplateLabels[value] }));

interface NoteWordsCardProps {
  session: Session;
  content: NoteContent;
  onChange: (change: Partial<NoteContent>) => void;
  onLeave: () => void;
  hasActivity?: boolean;
}

/** The words of a note: its Notes, and in a SOAP note the four sections. Of a missed session, why it was missed. */
export function NoteWordsCard({
  session,
  content,
  onChange,
  onLeave,
  hasActivity = true,
}: NoteWordsCardProps) {
  const words = useSessionNote(session);
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
        {hasActivity && (
          <ActivityField
            text={content.activity ?? ''}
            onChange={(activity) => onChange({ activity })}
            onLeave={onLeave}
          />
        )}
        {content.template === 'soap' &&
          soapSections.map((section) => (
            <SectionRow
              key={section}
              {...{ session, section, content, onChange }}
              label={soapSectionLabels[section]}
              text={content[section] ?? ''}
            >
              <SoapSectionField
                session={session}
                section={section}
                text={content[section] ?? ''}
                onChange={(text) => onChange({ [section]: text })}
                onLeave={onLeave}
              />
            </SectionRow>
          ))}
        <SectionRow {...{ session, content, onChange }} section="notes" label="Notes" text={words.state.text}>
          <SessionNoteEditor session={session} rows={content.template === 'soap' ? 3 : 8} />
        </SectionRow>
      </CardBody>
    </Card>
  );
}
