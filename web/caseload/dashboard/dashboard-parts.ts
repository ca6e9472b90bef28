import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What other wings add to the dashboard; `web/program/screens/dashboard-screen.tsx` supplies it. */
export interface DashboardParts {
  /** Shows notices above its content, and those that are learned later below it. */
  BelowNotices: ComponentType<{ isWorkRead: boolean; children: ReactNode }>;
  /** Shows one line above its content that leads to the notices. */
  BelowNoticesLink: ComponentType<{ children: ReactNode }>;
  /** The links at the top of the schedule, such as how many notes are to be signed. */
  WorkLinks: ComponentType;
  /** Loads what `WorkLinks` shows, and returns whether the schedule has to wait for it. */
  useIsWorkLoading: () => boolean;
}

/** The dashboard's parts from other wings. */
export const DashboardPartsContext = createContext<DashboardParts | undefined>(undefined);

/** Returns the dashboard's parts from other wings. */
export function useDashboardParts(): DashboardParts {
  const parts = useContext(DashboardPartsContext);
  if (!parts) throw new Error('The dashboard needs the parts of the other wings');
  return parts;
}
