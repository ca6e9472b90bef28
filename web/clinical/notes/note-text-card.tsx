import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  noteTemplateLabels,
  noteTemplates,
  soapSectionLabels,
  soapSections,
} from '#domain/clinical/notes/note-labels.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { ActivityField } from './activity-field.tsx';
import { SavedLine } from './saved-line.tsx';
import { SectionField } from './section-field.tsx';
import { SectionRow } from './section-row.tsx';

const templateChoices = noteTemplates.map((value) => ({ value, label: noteTemplateLabels[value] }));

interface NoteTextCardProps {
  session: Session;
  content: NoteContent;
  status: AutosaveStatus;
  onChange: (change: Partial<NoteContent>) => void;
  onLeave: () => void;
  hasActivity?: boolean;
}

/** The text of a note: Notes and, in a SOAP note, the four sections. For a missed session, the reason. */
export function NoteTextCard({
  session,
  content,
  status,
  onChange,
  onLeave,
  hasActivity = true,
}: NoteTextCardProps) {
  const text = content.notes ?? '';
  const ofNotes = { session, text, onLeave, onChange: (notes: string) => onChange({ notes }) };
  if (isMissed(session)) {
    return (
      <Card>
        <CardHeader
          title="Notes"
          description="Say why the session did not take place. It has no data and no activity."
        />
        <CardBody className="pt-3 pb-4">
          <SectionField {...ofNotes} section="notes" rows={4} hideLabel />
          <SavedLine status={status} />
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
              <SectionField
                session={session}
                section={section}
                text={content[section] ?? ''}
                onChange={(text) => onChange({ [section]: text })}
                onLeave={onLeave}
              />
            </SectionRow>
          ))}
        <SectionRow {...{ session, content, onChange, text }} section="notes" label="Notes">
          <SectionField {...ofNotes} section="notes" rows={content.template === 'soap' ? 3 : 8} />
          <SavedLine status={status} />
        </SectionRow>
      </CardBody>
    </Card>
  );
}
