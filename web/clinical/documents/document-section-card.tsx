import { clsx } from 'clsx';
import { type ClinicalDocument, SECTION_LIMIT } from '#domain/clinical/documents/document.ts';
import type { DocumentSection, SectionKey } from '#domain/clinical/documents/document-sections.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import type { Writing } from './document-facts.tsx';
import { namedField } from './draft-fields.ts';
import { FilledPartShown } from './filled-part-shown.tsx';
import { GoalMarks } from './goal-marks.tsx';
import { ScoreRows } from './score-rows.tsx';

interface DocumentSectionCardProps extends Writing {
  section: DocumentSection;
  document: ClinicalDocument;
}

/** One section of a draft: the text field next to the record's data. */
export function DocumentSectionCard({ section, document, ...writing }: DocumentSectionCardProps) {
  const { key, title, filled, isTyped, hasMarks, hasScores } = section;
  const isBoth = isTyped && filled;
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className={clsx('grid grid-cols-1 items-start gap-5', isBoth && 'lg:grid-cols-2')}>
        {isTyped && <TypedSection title={title} sectionKey={key} {...writing} />}
        {filled &&
          (hasMarks ? (
            <GoalMarks goals={document.filled.goals} section={section} {...writing} />
          ) : (
            <FilledPartShown section={section} filled={document.filled} />
          ))}
        {hasScores && <ScoreRows {...writing} />}
      </CardBody>
    </Card>
  );
}

interface TypedSectionProps extends Writing {
  title: string;
  sectionKey: SectionKey;
}

function TypedSection({ title, sectionKey, content, onChange, onLeave }: TypedSectionProps) {
  const { sections } = content;
  const others = sections.filter(({ key }) => key !== sectionKey);
  return (
    <Field label={title} hideLabel>
      <Textarea
        {...namedField(sectionKey)}
        rows={5}
        maxLength={SECTION_LIMIT}
        value={sections.find(({ key }) => key === sectionKey)?.text ?? ''}
        onChange={({ target }) =>
          onChange({ sections: [...others, { key: sectionKey, text: target.value }] })
        }
        onBlur={onLeave}
      />
    </Field>
  );
}
