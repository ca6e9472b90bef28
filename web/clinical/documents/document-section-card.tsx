import { clsx } from 'clsx';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentSection } from '#domain/clinical/documents/document-sections.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import type { Writing } from './document-facts.tsx';
import { FilledPartShown } from './filled-part-shown.tsx';
import { GoalMarks } from './goal-marks.tsx';
import { PrefilledSection } from './prefilled-section.tsx';
import { ScoreRows } from './score-rows.tsx';
import { TypedSection } from './typed-section.tsx';

interface DocumentSectionCardProps extends Writing {
  section: DocumentSection;
  document: ClinicalDocument;
}

/** One section of a draft: the text field next to the record's data. */
export function DocumentSectionCard({ section, document, ...writing }: DocumentSectionCardProps) {
  const { key, title, filled, isTyped, isPulled, hasMarks, hasScores } = section;
  const isBoth = isTyped && filled;
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className={clsx('grid grid-cols-1 items-start gap-5', isBoth && 'lg:grid-cols-2')}>
        {isTyped && isPulled && (
          <PrefilledSection
            title={title}
            sectionKey={key}
            section={section}
            document={document}
            {...writing}
          />
        )}
        {isTyped && !isPulled && <TypedSection title={title} sectionKey={key} {...writing} />}
        {filled &&
          (hasMarks ? (
            <GoalMarks goals={document.filled.goals} section={section} {...writing} />
          ) : (
            <FilledPartShown section={section} filled={document.filled} />
          ))}
        {hasScores && <ScoreRows document={document} {...writing} />}
      </CardBody>
    </Card>
  );
}
