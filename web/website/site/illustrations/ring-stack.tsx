/** Rings of growing size on a peg, the next one just above it. */
export function RingStack() {
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true">
      <circle cx="180" cy="132" r="112" className="fill-surface" />
      <path d="M180 92v150" className="stroke-accent-ink" strokeWidth="16" strokeLinecap="round" />
      <rect x="92" y="236" width="176" height="20" rx="10" className="fill-accent-ink" />
      <rect x="84" y="196" width="192" height="42" rx="21" className="fill-primary" />
      <rect x="104" y="154" width="152" height="42" rx="21" className="fill-sun" />
      <rect x="122" y="112" width="116" height="42" rx="21" className="fill-info" />
      <g transform="rotate(-12 168 52)">
        <rect x="124" y="32" width="92" height="40" rx="20" className="fill-accent" />
        <rect x="154" y="46" width="32" height="12" rx="6" className="fill-surface" />
      </g>
      <path
        d="M240 30c16 4 26 14 30 30M96 40c-10 6-16 14-18 26"
        className="fill-none stroke-line-strong"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
