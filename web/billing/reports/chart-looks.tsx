/** The style of a series: a distinct pattern, and a color. */
export type ChartLook = 'solid' | 'dots' | 'stripes' | 'crossed' | 'lines';

const inks: Record<ChartLook, string> = {
  solid: 'var(--color-primary)',
  dots: 'var(--color-info)',
  stripes: 'var(--color-danger)',
  crossed: 'var(--color-warning)',
  lines: 'var(--color-ink-muted)',
};

/** Returns the outline color of a style. */
export function inkOf(look: ChartLook): string {
  return inks[look];
}

/** Returns the fill of a series; `ChartPatterns` defines the pattern of this name. */
export function fillOf(look: ChartLook, prefix: string): string {
  return look === 'solid' ? inks.solid : `url(#${prefix}-${look})`;
}

/** The patterns of a chart, inside its <svg>; `prefix` makes ids unique per chart. */
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
