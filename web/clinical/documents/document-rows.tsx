import { Link } from 'react-router';
import type { ListedDocument } from '#domain/clinical/documents/document.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { DocumentBadges } from './document-badges.tsx';

interface DocumentRowsProps {
  documents: readonly ListedDocument[];
  /** Hides the name, which a client's page already shows at the top. */
  hideClient?: boolean;
}

/** Documents as linked rows: drafts first, by due date, then signed ones. */
export function DocumentRows({ documents, hideClient = false }: DocumentRowsProps) {
  const today = useToday();
  return (
    <ul aria-label="Documents" className="divide-y divide-line">
      {inOrder(documents).map((document) => (
        <li
          key={document.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken"
        >
          <div className="min-w-0 flex-1 basis-full sm:basis-56">
            <Link
              to={`/documents/${document.id}`}
              className="break-words font-semibold text-ink after:absolute after:inset-0 hover:text-primary"
            >
              {document.title}
            </Link>
            <p className="text-ink-muted text-sm">
              {!hideClient && (
                <>
                  <ClientNameOf id={document.clientId} />
                  {' · '}
                </>
              )}
              {formatDay(document.fromOn)} to {formatDay(document.untilOn)}
            </p>
          </div>
          <DocumentBadges document={document} today={today} />
        </li>
      ))}
    </ul>
  );
}

function inOrder(documents: readonly ListedDocument[]): ListedDocument[] {
  const drafts = documents.filter(({ state }) => state === 'draft');
  const due = (document: ListedDocument) => document.dueOn ?? '9999';
  return [
    ...drafts.toSorted((one, other) => due(one).localeCompare(due(other))),
    ...documents.filter(({ state }) => state !== 'draft'),
  ];
}
