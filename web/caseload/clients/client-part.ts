import type { ComponentType } from 'react';

interface OfClient {
  clientId: number;
}

/** What a kind of record adds to a client's page. `web/program/screens/client-screen.tsx` puts them in order. */
export interface ClientPart {
  /** The tab's name in the address. */
  tab: string;
  title: string;
  Panel: ComponentType<OfClient>;
  /** A figure in the line of facts, `ClientFigure`. */
  Figure?: ComponentType<OfClient>;
  /** A card of the overview, in the column of the latest records or, with `isAside`, in that of the child's details. */
  latest?: { title: string; Rows: ComponentType<OfClient>; isAside?: true };
}
