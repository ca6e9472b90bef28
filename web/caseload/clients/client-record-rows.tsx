import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Records of a client, one below the other. */
export function ClientRecordRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

interface ClientRecordRowProps {
  to: string;
  title: ReactNode;
  detail?: ReactNode;
  /** How its note begins; '' without one. */
  note?: string;
  /** What stands at the right end: a badge, an amount. */
  end?: ReactNode;
}

/** One record; the whole row leads to its page. */
export function ClientRecordRow({ to, title, detail, note, end }: ClientRecordRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center justify-between gap-3 px-5 py-2.5 transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block break-words font-medium text-ink text-sm">{title}</span>
          {detail && <span className="block break-words text-ink-muted text-sm">{detail}</span>}
          {note && <span className="mt-0.5 line-clamp-2 wrap-anywhere text-ink text-sm">{note}</span>}
        </span>
        <span className="shrink-0 text-sm">{end}</span>
      </Link>
    </li>
  );
}

/** What stands where a client has no records of a kind. */
export function NoClientRecords({ text }: { text: string }) {
  return <p className="px-5 pt-3 pb-6 text-ink-muted text-sm">{text}</p>;
}
