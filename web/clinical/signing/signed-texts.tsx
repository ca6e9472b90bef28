import type { ComponentProps } from 'react';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { bothLoaded, useReviews } from './review-queries.ts';
import { SignedVersions } from './signed-versions.tsx';
import { type SignedRecord, useActs, useSignedTexts } from './signing-queries.ts';

interface SignedTextsProps extends Pick<ComponentProps<typeof SignedVersions>, 'state' | 'renderVersion'> {
  record: SignedRecord;
}

/** The signed texts of a note or document, with the actions after signing. */
export function SignedTexts({ record, state, renderVersion }: SignedTextsProps) {
  const { noun, textsOf } = record;
  const texts = useSignedTexts(record);
  const reviews = useReviews(textsOf);
  const calls = useActs(record);
  return (
    <WhenLoaded query={bothLoaded(texts, reviews)} loadingLabel={`Loading ${noun}`} placeholders={3}>
      {([signed, reviewed]) => (
        <SignedVersions {...{ noun, state, calls, renderVersion }} texts={signed} reviews={reviewed} />
      )}
    </WhenLoaded>
  );
}
