import { type ComponentType, createContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';

export interface SessionMandateFieldsProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  /** The session to change; none for a new one. */
  session: Session | undefined;
  /** Reports the mandate that the session counts toward. */
  onMandate: (mandateId: number | null) => void;
}

/** The fields that mandates add to the form of a session; the screens with the form supply them. */
export const SessionMandateFields = createContext<ComponentType<SessionMandateFieldsProps> | undefined>(
  undefined,
);
