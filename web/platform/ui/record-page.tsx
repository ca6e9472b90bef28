import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RequestError } from '#web/platform/api/request.ts';
import { BackLink } from './back-link.tsx';
import { Card } from './card.tsx';
import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';
import { RecordNotFound, type RecordNotFoundProps } from './record-not-found.tsx';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

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
