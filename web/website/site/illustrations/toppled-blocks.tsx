/** A block tower that fell over. */
export function ToppledBlocks({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 440 260" className={className} aria-hidden="true">
      <circle cx="220" cy="150" r="108" className="fill-sun-soft" />
      <g className="fill-none stroke-surface" strokeWidth="11" strokeLinecap="round" strokeLinejoin="round">
        <rect x="46" y="144" width="92" height="92" rx="8" className="fill-primary stroke-none" />
        <path d="M98 216v-54l-30 36h44" />
        <g transform="rotate(24 220 120)">
          <rect x="172" y="66" width="92" height="92" rx="8" className="fill-accent stroke-none" />
          <ellipse cx="218" cy="112" rx="18" ry="26" />
        </g>
        <g transform="translate(0 -9) rotate(-68 340 190)">
          <rect x="296" y="144" width="92" height="92" rx="8" className="fill-info stroke-none" />
          <path d="M348 216v-54l-30 36h44" />
        </g>
      </g>
      <path d="M150 236l34-56 34 56z" className="fill-sun" />
      <path d="M20 240h400" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
