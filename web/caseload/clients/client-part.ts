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
  /** A number at the top of the page. */
  Tile?: ComponentType<OfClient>;
  /** A card of the overview. */
  latest?: { title: string; Rows: ComponentType<OfClient> };
}
