import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RequestError } from '#web/platform/api/request.ts';
import { BackLink } from './back-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

interface RecordNotFoundProps {
  /** The kind of record, as in the page's title. */
  noun:
    | 'Assessment'
    | 'Bill'
    | 'Document'
    | 'Goal'
    | 'Group'
    | 'Invoice'
    | 'Mandate'
    | 'Payment'
    | 'Session'
    | 'Review'
    | 'School or Payer';
  /** Its plural, if it does not end in s. */
  plural?: string;
  /** The path of its list. */
  to: string;
  icon: LucideIcon;
}

/** The page for a record that does not exist or no longer exists. */
export function RecordNotFound({ noun, plural = `${noun}s`, to, icon }: RecordNotFoundProps) {
  return (
    <>
      <PageHeader title={`${noun} Not Found`} above={<BackLink to={to}>{plural}</BackLink>} />
      <Card>
        <EmptyState
          icon={icon}
          title={`The requested ${noun.toLowerCase()} could not be found.`}
          description="It may have been deleted, or the address is not complete."
          action={
            <ButtonLink to={to} variant="secondary">
              {`All ${plural}`}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}

interface RecordPageProps<Loaded> extends RecordNotFoundProps {
  query: { data: Loaded | undefined; error: Error | null; refetch: () => unknown };
  /** The page's title while it loads; the kind of record by default. */
  title?: string;
  /** The link above the title; to the list by default. */
  above?: ReactNode;
  className?: string | undefined;
  /** The height of placeholders without a card, as a class. */
  placeholders?: string;
  children: (loaded: Loaded) => ReactNode;
}

/** The page of one record: placeholders while it loads, that it is missing, or an error with a retry button. */
export function RecordPage<Loaded>({
  query: { data, error, refetch },
  title,
  above,
  className,
  placeholders,
  children,
  ...missing
}: RecordPageProps<Loaded>) {
  const { noun, plural = `${noun}s`, to } = missing;
  if (data !== undefined) return children(data);
  if (error instanceof RequestError && error.status === 404) return <RecordNotFound {...missing} />;
  const label = `Loading ${noun.toLowerCase()}`;
  if (!error && placeholders) {
    return (
      <div className="flex flex-col gap-6">
        <h1 className="sr-only">{title ?? noun}</h1>
        <Skeleton className="h-14 max-w-sm" />
        <SkeletonRows count={3} label={label} rowClassName={placeholders} />
      </div>
    );
  }
  return (
    <>
      <PageHeader title={title ?? noun} above={above ?? <BackLink to={to}>{plural}</BackLink>} />
      <Card className={clsx(className, !error && 'p-5')}>
        {error ? (
          <ErrorState message={error.message} onRetry={() => refetch()} />
        ) : (
          <SkeletonRows count={3} label={label} />
        )}
      </Card>
    </>
  );
}
