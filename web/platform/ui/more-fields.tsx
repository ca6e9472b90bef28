import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** The fields of a form that may stay as they are, folded. */
export function MoreFields({ children }: { children: ReactNode }) {
  return (
    <details className="group rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold tracking-tight focus-visible:-outline-offset-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        More
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
