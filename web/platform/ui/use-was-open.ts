import { useState } from 'react';

/**
 * Returns whether an overlay is open or has been. Radix sets state while it mounts a closed one, and React then runs the
 * effects of the whole new page before its first picture: what was never opened is better not rendered.
 */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
