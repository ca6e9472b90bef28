import type { Point } from '#web/site/content/content-shapes.ts';

const columns = { 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

/** Numbered steps, side by side where there is room, each on a block that stands a little higher. */
export function StepList({ steps, across }: { steps: readonly Point[]; across: keyof typeof columns }) {
  return (
    <ol className={`grid gap-8 ${columns[across]}`}>
      {steps.map((step, index) => (
        <li key={step.title} className="break-inside-avoid">
          <span
            aria-hidden="true"
            className="mb-5 flex size-14 items-center justify-center rounded-lg bg-primary font-display font-semibold text-on-primary text-title"
          >
            {index + 1}
          </span>
          <h3 className="font-display font-semibold text-xl">{step.title}</h3>
          <p className="mt-2 text-ink-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
