import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** The server's error message. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Shows that loading failed and why, with a button to retry. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" data-message="" className="flex flex-col items-center px-6 py-10 text-center">
      <span className="mb-3 inline-flex rounded-full bg-danger-soft p-3 text-danger-ink">
        <TriangleAlert aria-hidden="true" className="size-6" />
      </span>
      <p className="font-semibold text-ink">Something went wrong</p>
      <p className="mt-1 max-w-md text-balance break-words text-ink-muted text-sm">{message}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Try Again
        </Button>
      )}
    </div>
  );
}
