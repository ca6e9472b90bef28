import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import { fillDifferences } from '#domain/clinical/documents/fill-differences.ts';
import { presentLevels } from '#domain/clinical/documents/prefilled-sections.ts';
import { unsignedSessionsText } from '#domain/clinical/documents/unsigned-sessions.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { useFillDocument } from './document-queries.ts';

interface FilledFromRecordProps {
  document: ClinicalDocument;
  /** Saves unsaved changes, since the days decide what is filled; resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** Whether everything can be saved now. */
  isReady: boolean;
}

/**
 * Shows when a draft was filled, which sessions of the period are unsigned, and Fill Again with the resulting
 * changes.
 */
export function FilledFromRecord({ document, save, isReady }: FilledFromRecordProps) {
  const timeZone = useTimeZone();
  const [changes, setChanges] = useState<readonly string[]>();
  const fill = useFillDocument(document.id, (saved) =>
    setChanges([...fillDifferences(document.filled, saved.filled), ...renewedText(document, saved)]),
  );
  const { filled, filledAt } = document;
  const unsigned = unsignedSessionsText(filled.unsigned);

  async function fillAgain(): Promise<void> {
    if (await save()) fill.mutate();
  }

  return (
    <Card>
      <CardBody className="grid gap-3 py-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-muted text-sm">
            Filled from what was signed until {formatDate(filledAt, timeZone)},{' '}
            {formatTime(filledAt, timeZone)}.
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={!isReady}
            pending={fill.isPending}
            pendingText="Filling..."
            onClick={() => void fillAgain()}
          >
            <RefreshCw aria-hidden="true" />
            Fill Again
          </Button>
        </div>
        {unsigned && (
          <p className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">{unsigned}.</p>
        )}
        <div role="status" className="text-sm empty:hidden">
          {changes && <Changes changes={changes} />}
        </div>
      </CardBody>
    </Card>
  );
}

/** Returns a line for prefilled figures that were renewed in the text. */
function renewedText(before: ClinicalDocument, { kind, filled, sections }: ClinicalDocument): string[] {
  const was = presentLevels(before.filled);
  const now = presentLevels(filled);
  if (was === now || now === '') return [];
  return documentSections[kind].flatMap(({ key, title }) =>
    sections.some((section) => section.key === key && section.text.includes(now))
      ? [`${title}: the figures in the text are renewed`]
      : [],
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="text-ink">Nothing changed.</p>;
  return (
    <>
      <p className="font-medium text-ink">What changed:</p>
      <ul className="mt-1 list-disc pl-5 text-ink">
        {changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two goals with the same name can have the same text
          <li key={place} className="break-words">
            {change}
          </li>
        ))}
      </ul>
    </>
  );
}
