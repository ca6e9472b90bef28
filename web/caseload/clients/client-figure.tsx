import { type ReactNode, useId } from 'react';

/** A figure in the line of facts about a client. */
export function ClientFigure({ title, value }: { title: string; value: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0 max-md:flex max-md:flex-wrap max-md:gap-x-2">
      <h2 id={titleId} className="text-ink-muted text-sm">
        {title}
      </h2>
      <p className="font-semibold text-ink text-sm tabular-nums">{value}</p>
    </section>
  );
}
