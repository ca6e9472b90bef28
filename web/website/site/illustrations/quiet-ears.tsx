/** A calm child with headphones in the middle of rings of sound. */
export function QuietEars({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 280" className={className} aria-hidden="true">
      <g className="fill-none stroke-info" strokeWidth="6" strokeLinecap="round">
        <path d="M76 84a118 118 0 0 0 0 116M284 84a118 118 0 0 1 0 116" />
        <path d="M44 64a160 160 0 0 0 0 156M316 64a160 160 0 0 1 0 156" strokeDasharray="14 16" />
      </g>
      <path d="M84 280c0-70 40-90 96-90s96 20 96 90z" className="fill-accent" />
      <path d="M158 176h44v28a22 22 0 0 1-44 0z" fill="#7d4a2d" />
      <circle cx="180" cy="130" r="62" fill="#8f5836" />
      <path
        d="M118 134c-6-96 130-96 124 0-12-8-16-26-18-36-20 12-66 14-88-2-2 14-8 28-18 38z"
        fill="#241712"
      />
      <g className="fill-none" stroke="#241712" strokeWidth="5" strokeLinecap="round">
        <path d="M146 136q9 8 18 0M196 136q9 8 18 0" />
        <path d="M164 162q16 12 32 0" />
      </g>
      <path d="M110 126a70 74 0 0 1 140 0" className="fill-none stroke-primary" strokeWidth="12" />
      <rect x="94" y="112" width="34" height="56" rx="16" className="fill-primary" />
      <rect x="232" y="112" width="34" height="56" rx="16" className="fill-primary" />
      <circle cx="40" cy="34" r="14" className="fill-sun" />
      <path d="M308 20l18 32h-36z" className="fill-accent" />
    </svg>
  );
}
