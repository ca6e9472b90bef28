import { type FunctionComponent, lazy, memo, Suspense } from 'react';
import type { SessionPhrasesProps } from './session-phrases.tsx';

const SessionPhrases = lazy(async (): Promise<{ default: FunctionComponent<SessionPhrasesProps> }> => {
  try {
    const { SessionPhrases: loaded } = await import('./session-phrases.tsx');
    return { default: loaded };
  } catch {
    // The connection was lost meanwhile: the note can be written without phrases.
    return { default: () => null };
  }
});

/**
 * Phrases for a text box of a session's note. Their script loads after the text box, and typing does not
 * rerender them.
 */
export const PhrasesOnDemand = memo(function PhrasesOnDemand(props: SessionPhrasesProps) {
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <SessionPhrases {...props} />
    </Suspense>
  );
});
