/** A week planner with a pencil, a clock and blocks: the picture beside the sign-in form. */
export function PlannedWeek({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 440 320" className={className} role="img" aria-labelledby="planned-week-title">
      <title id="planned-week-title">
        A week planner with colored sessions, a pencil, and building blocks.
      </title>
      <circle cx="230" cy="150" r="140" className="fill-sun-soft" />
      <rect x="70" y="40" width="300" height="220" rx="16" className="fill-surface" />
      <path d="M70 92V56a16 16 0 0 1 16-16h268a16 16 0 0 1 16 16v36z" className="fill-info" />
      <path d="M124 26v30M316 26v30" className="stroke-ink" strokeWidth="9" strokeLinecap="round" />
      <path d="M130 92v168M190 92v168M250 92v168M310 92v168" className="stroke-line" strokeWidth="3" />
      <g>
        <rect x="78" y="106" width="44" height="48" rx="6" className="fill-primary" />
        <rect x="138" y="134" width="44" height="36" rx="6" className="fill-accent" />
        <rect x="198" y="106" width="44" height="36" rx="6" className="fill-sun" />
        <rect x="198" y="158" width="44" height="56" rx="6" className="fill-primary" />
        <rect x="258" y="122" width="44" height="60" rx="6" className="fill-info" />
        <rect x="318" y="106" width="44" height="36" rx="6" className="fill-accent" />
        <rect x="78" y="186" width="44" height="44" rx="6" className="fill-sun" />
      </g>
      <path
        d="M90 130l8 8 14-16M210 186l8 8 14-16"
        className="fill-none stroke-on-primary"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M296 286l8-32 92-92 24 24-92 92z" className="fill-accent" />
      <path d="M296 286l8-32 24 24z" className="fill-surface" />
      <path d="M296 286l3-12 9 9z" className="fill-ink" />
      <rect x="22" y="226" width="68" height="68" rx="6" className="fill-primary" />
      <path d="M94 294a34 34 0 0 1 68 0z" className="fill-accent" />
      <path d="M56 158l36 64H20z" className="fill-sun" />
      <path d="M8 297h424" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
