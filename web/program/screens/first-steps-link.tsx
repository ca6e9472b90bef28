import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '#web/platform/ui/back-link.tsx';

/** The state of the links from the first steps, by which a page knows that they led to it. */
export const fromFirstSteps = { isFromFirstSteps: true };

/** The link back to the first steps. */
export function FirstStepsLink() {
  return <BackLink to="/dashboard">Back to First Steps</BackLink>;
}

/** The link back to the first steps on a page that they led to; on any other visit what the page usually shows. */
export function LinkAfterFirstSteps({ usual }: { usual?: ReactNode }) {
  const { state } = useLocation();
  // Remembered, since the calendar changes its address with each day.
  const [isAfterSteps] = useState(typeof state === 'object' && state !== null && 'isFromFirstSteps' in state);
  return isAfterSteps ? <FirstStepsLink /> : usual;
}
