import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A list of a client's records. */
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
  /** The beginning of the note; '' without one. */
  note?: string;
  /** Content at the right end, such as a badge or an amount. */
  end?: ReactNode;
}

/** A record; the whole row is a link. */
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

/** The empty state of a kind of record. */
export function NoClientRecords({ text }: { text: string }) {
  return <p className="px-5 pt-3 pb-6 text-ink-muted text-sm">{text}</p>;
}
