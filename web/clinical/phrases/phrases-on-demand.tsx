import { type FunctionComponent, lazy, memo, Suspense } from 'react';
import type { SessionPhrasesProps } from './session-phrases.tsx';

const SessionPhrases = lazy(async (): Promise<{ default: FunctionComponent<SessionPhrasesProps> }> => {
  try {
    const { SessionPhrases: loaded } = await import('./session-phrases.tsx');
    return { default: loaded };
  } catch {
    // A connection lost meanwhile: the note can be written without them.
    return { default: () => null };
  }
});

/** Phrases for a text box of a session's note: their scripts come after the text box, and no letter typed in it draws them again. */
export const PhrasesOnDemand = memo(function PhrasesOnDemand(props: SessionPhrasesProps) {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <SessionPhrases {...props} />
    </Suspense>
  );
});
