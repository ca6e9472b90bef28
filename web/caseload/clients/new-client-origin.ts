import type { NewClient } from '#domain/caseload/clients/client.ts';

/** Where a new client comes from: the list of clients, or a record that fills in the form. */
export interface NewClientOrigin {
  /** Whether the record is still being loaded. */
  isLoading: boolean;
  /** The form's first values; undefined for an empty form. */
  start: NewClient | undefined;
  /** The page to return to. */
  home: { path: string; label: string };
  /** Called with the id of the created client. */
  onCreated: (clientId: number) => void;
}
