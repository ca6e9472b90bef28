/** A hand threads wooden beads onto a string, with scissors lying ready. */
export function BeadString({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 280" className={`overflow-visible ${className ?? ''}`} aria-hidden="true">
      <path
        d="M20 96c40 60 110 50 150 22s70-30 90-26"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        x="34"
        y="100"
        width="42"
        height="42"
        rx="6"
        className="fill-accent"
        transform="rotate(28 55 121)"
      />
      <circle cx="110" cy="138" r="24" className="fill-primary" />
      <path d="M140 140l20-42 26 38z" className="fill-sun" />
      <rect
        x="190"
        y="84"
        width="38"
        height="38"
        rx="6"
        className="fill-info"
        transform="rotate(-14 209 103)"
      />
      <path d="M284 58l34 58 330-160-46-88z" className="fill-primary" />
      <path
        d="M292 54l36 60-18 18-42 12c-14 4-28 0-36-6-6-5 0-14 8-12l26 2-34-8c-8-2-6-14 3-13l36 4-26-12c-8-4-3-15 6-12l28 10z"
        fill="#8a5433"
      />
      <path
        d="M96 196l116 34M96 244l116-40"
        className="stroke-ink-muted"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="158" cy="221" r="5" className="fill-surface" />
      <circle cx="76" cy="188" r="20" className="fill-none stroke-accent" strokeWidth="11" />
      <circle cx="76" cy="252" r="20" className="fill-none stroke-accent" strokeWidth="11" />
      <path
        d="M228 216c30-20 40 24 68 6s24-30 44-26"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
    </svg>
  );
}
