import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { wayBackFrom } from './visited-pages.ts';

interface WayBackProps {
  /** The list of the record's kind, where the way leads when the page was opened from nowhere. */
  to: string;
  label: string;
}

/** The way back from a record's page to where one came from, as it was left: its filters, and how far it was read. */
export function WayBack(list: WayBackProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { to, label } = wayBackFrom(location, list);

  function handleClick(event: MouseEvent): void {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // Only now: the page may have replaced its own entry of the history, as another tab does, after it was drawn.
    const { steps } = wayBackFrom(location, list);
    if (steps === undefined || !isPlain) return;
    event.preventDefault();
    navigate(steps);
  }

  return (
    <BackLink to={to} onClick={handleClick}>
      {label}
    </BackLink>
  );
}
