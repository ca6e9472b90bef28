import type { ComponentType } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';

interface OfSession {
  session: Session;
}

/** What clinical and billing records add to a session's page; `web/program/screens/session-screen.tsx` supplies them. */
export interface SessionParts {
  /** The session's note, to read. */
  Note: ComponentType<OfSession>;
  /** The client's previous note. */
  LastNote: ComponentType<OfSession>;
  /**
   * Returns the function that saves the open note before the session is edited. It returns undefined if the server
   * has the note, otherwise the reason why the session cannot be edited yet.
   */
  useSaveNote: (sessionId: number) => () => Promise<string | undefined>;
  /** Returns what is deleted with the session, to be added to a sentence; only asks when `isAsked`. */
  useDeletedRecords: (sessionId: number, isAsked: boolean) => string;
  /** Lines of the details about billing. */
  BillingFacts: ComponentType<OfSession>;
}
