import type { ReactNode } from 'react';

/** One section of the page. */
export function DesignSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-8">
      <h2 className="mb-5 font-display font-semibold text-title">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

/** Examples next to each other with a small caption. */
export function Specimen({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-medium text-ink-muted text-xs">{caption}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
