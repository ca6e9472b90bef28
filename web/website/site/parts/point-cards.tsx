import type { Point } from '#web/website/site/content/content-shapes.ts';

const columns = {
  2: 'md:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

/** Points of equal weight in a grid of cards. */
export function PointCards({ points, across }: { points: readonly Point[]; across: keyof typeof columns }) {
  return (
    <ul className={`grid gap-4 sm:gap-5 ${columns[across]}`}>
      {points.map((point) => (
        <li
          key={point.title}
          className="break-inside-avoid rounded-xl bg-surface p-5 shadow-card sm:p-6 print:bg-transparent print:p-0 print:[box-shadow:none]"
        >
          <h3 className="font-display font-semibold text-xl">{point.title}</h3>
          <p className="mt-2 text-ink-muted">{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
