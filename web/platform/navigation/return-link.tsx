import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { returnTargetOf } from './visited-pages.ts';

interface ReturnLinkProps {
  /** The list of the record's kind, used if the page was opened directly. */
  to: string;
  label: string;
}

/** The link from a record's page back to the previous one, with its filters and scroll position. */
export function ReturnLink(list: ReturnLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { to, label } = returnTargetOf(location, list);

  function handleClick(event: MouseEvent): void {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // Computed on click: the page may have replaced its history entry since it was rendered, for example by changing
    // tabs.
    const { steps } = returnTargetOf(location, list);
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
