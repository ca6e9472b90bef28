import {
  type DocumentSection,
  documentKindLabels,
  documentSections,
} from '#domain/clinical/documents/document-sections.ts';
import type { UnsignedDocument } from '#domain/clinical/signing/signed-clinical-document.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { FactList } from '#web/platform/ui/fact-list.tsx';
import { FilledGoalShown } from './filled-goal-shown.tsx';
import { FilledPartShown } from './filled-part-shown.tsx';
import { scoreText } from './score-columns.ts';

/** Shows a document from its signed data alone; nothing is looked up elsewhere. */
export function DocumentView({ document }: { document: UnsignedDocument }) {
  const { kind, title, fromOn, untilOn, correctionReason, filled } = document;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <p className="break-words font-semibold text-ink text-lg">{title}</p>
        <p className="text-ink-muted text-sm">
          {[
            title !== documentKindLabels[kind] && documentKindLabels[kind],
            `${formatDay(fromOn)} to ${formatDay(untilOn)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {correctionReason && (
          <p className="mt-1 break-words text-ink text-sm">Why it was corrected: {correctionReason}</p>
        )}
      </div>
      {documentSections[kind].map((section) => {
        const typed = document.sections.find(({ key }) => key === section.key);
        return (
          <section key={section.key} className="grid grid-cols-1 gap-2">
            <h3 className="font-semibold text-ink">{typed?.title ?? section.title}</h3>
            {typed && <p className="whitespace-pre-wrap break-words text-ink text-sm">{typed.text}</p>}
            {section.hasMarks ? (
              <MarkedGoals document={document} section={section} />
            ) : (
              <FilledPartShown section={section} filled={filled} />
            )}
            {section.hasScores && <Scores scores={document.scores} />}
          </section>
        );
      })}
    </div>
  );
}

interface MarkedGoalsProps {
  document: UnsignedDocument;
  section: DocumentSection;
}

function MarkedGoals({ document: { filled, marks, codes }, section }: MarkedGoalsProps) {
  return (
    <ul className="grid grid-cols-1 gap-6">
      {filled.goals.map((goal) => {
        const mark = marks.find(({ goalPosition }) => goalPosition === goal.goalPosition);
        const label = codes.find(({ code }) => code === mark?.code)?.label;
        return (
          <li key={goal.goalPosition} className="grid grid-cols-1 gap-2">
            <FilledGoalShown goal={goal} section={section} />
            <FactList
              facts={[
                ['Mark', mark?.code && [mark.code, label].filter(Boolean).join(': ')],
                ['Comment', mark?.comment],
                ['In plain words', mark?.plainLine ?? goal.plainLine],
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Scores({ scores }: Pick<UnsignedDocument, 'scores'>) {
  return (
    <ul className="grid grid-cols-1 gap-2 break-words text-ink text-sm">
      {scores.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key.
        <li key={index}>{scoreText(row)}</li>
      ))}
    </ul>
  );
}
