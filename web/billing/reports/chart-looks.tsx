/** How a series is told from the others: by its pattern first, by its color besides. */
export type ChartLook = 'solid' | 'dots' | 'stripes' | 'crossed' | 'lines';

const inks: Record<ChartLook, string> = {
  solid: 'var(--color-primary)',
  dots: 'var(--color-info)',
  stripes: 'var(--color-danger)',
  crossed: 'var(--color-warning)',
  lines: 'var(--color-ink-muted)',
};

/** The color of a look's outline. */
export function inkOf(look: ChartLook): string {
  return inks[look];
}

/** What a series is filled with; the pattern of this name is drawn by `ChartPatterns`. */
export function fillOf(look: ChartLook, prefix: string): string {
  return look === 'solid' ? inks.solid : `url(#${prefix}-${look})`;
}

/** The patterns of a chart, for use inside its <svg>; `prefix` keeps charts on one page apart. */
export function ChartPatterns({ prefix }: { prefix: string }) {
  const paper = <rect width="8" height="8" fill="var(--color-surface)" />;
  return (
    <defs>
      <pattern id={`${prefix}-dots`} width="8" height="8" patternUnits="userSpaceOnUse">
        {paper}
        <circle cx="2" cy="2" r="1.5" fill={inks.dots} />
        <circle cx="6" cy="6" r="1.5" fill={inks.dots} />
      </pattern>
      <pattern id={`${prefix}-stripes`} width="8" height="8" patternUnits="userSpaceOnUse">
        {paper}
        <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" stroke={inks.stripes} strokeWidth="2.5" />
      </pattern>
      <pattern id={`${prefix}-crossed`} width="8" height="8" patternUnits="userSpaceOnUse">
        {paper}
        <path d="M0 0 8 8M8 0 0 8" stroke={inks.crossed} strokeWidth="1.5" />
      </pattern>
      <pattern id={`${prefix}-lines`} width="8" height="8" patternUnits="userSpaceOnUse">
        {paper}
        <path d="M0 2H8M0 6H8" stroke={inks.lines} strokeWidth="1.5" />
      </pattern>
    </defs>
  );
}
