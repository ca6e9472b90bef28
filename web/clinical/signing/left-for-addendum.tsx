import { useState } from 'react';
import { signedTextName } from '#domain/clinical/signing/attestations.ts';
import { lastVersion } from '#domain/clinical/signing/last-version.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { type LeftText, LeftTextCard } from '#web/platform/drafts/left-text-card.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ActDialog } from './act-dialog.tsx';
import { nounTitles, type SignedRecord, useActs, useSignedTexts } from './signing-queries.ts';

interface LeftForAddendumProps {
  record: SignedRecord;
  isWithdrawn: boolean;
  left: LeftText;
}

/** What was typed for a note or document that was signed meanwhile, to add it as an addendum. */
export function LeftForAddendum({ record, isWithdrawn, left }: LeftForAddendumProps) {
  const { noun } = record;
  const timeZone = useTimeZone();
  const calls = useActs(record);
  const current = lastVersion(useSignedTexts(record).data ?? []);
  const [isAdding, setAdding] = useState(false);
  return (
    <LeftTextCard title={`What You Typed Is Not in This ${nounTitles[noun]}`} left={left}>
      {current && <Button onClick={() => setAdding(true)}>Add as Addendum</Button>}
      {current && isAdding && (
        <ActDialog
          {...{ noun, calls, isWithdrawn }}
          act="addendum"
          called={signedTextName(current.kind)}
          signedOn={formatDate(current.signedAt, timeZone)}
          startsWith={left.text}
          onDone={left.discard}
          onClose={() => setAdding(false)}
        />
      )}
    </LeftTextCard>
  );
}
