interface GrowingStepsProps {
  /**
   * The alternative text, in the language of the page; omitted in a separate file, whose page provides it.
   */
  label?: string;
  className?: string;
}

/** Four children from preschool to grown-up stand on four steps of blocks, each a little higher. */
export function GrowingSteps({ label, className }: GrowingStepsProps) {
  return (
    <svg viewBox="0 -6 440 300" className={className} role="img" aria-label={label}>
      <path d="M28 246h92v44H28z" className="fill-sun" />
      <path d="M124 216h92v74h-92z" className="fill-accent" />
      <path d="M220 186h92v104h-92z" className="fill-info" />
      <path d="M316 156h92v134h-92z" className="fill-primary" />
      <g className="fill-surface">
        <circle cx="74" cy="268" r="11" />
        <path d="M170 236l16 28h-32z" />
        <rect x="252" y="224" width="28" height="28" rx="4" />
        <path d="M340 236a22 22 0 0 1 44 0z" />
      </g>
      <g className="stroke-ink" strokeWidth="10" strokeLinecap="round">
        <path d="M66 228v13M82 228v13M161 192v19M179 192v19M257 152v29M275 152v29M352 116v35M372 116v35" />
      </g>
      <path d="M50 232l5-42c3-18 35-18 38 0l5 42z" className="fill-primary" />
      <path d="M148 196l2-44c3-22 37-22 40 0l2 44z" className="fill-sun" />
      <path d="M243 156l2-52c3-24 39-24 42 0l2 52z" className="fill-accent" />
      <path d="M338 120l2-58c3-24 41-24 44 0l2 58z" className="fill-info" />
      <path d="M378 66l26-30" className="stroke-info" strokeWidth="14" strokeLinecap="round" />
      <circle cx="407" cy="32" r="8" fill="#c68a5e" />
      <circle cx="74" cy="160" r="24" fill="#c68a5e" />
      <path d="M50 164c-6-40 52-44 50-4-14-2-20-8-26-14-4 8-16 10-24 18z" fill="#6b3f1f" />
      <circle cx="170" cy="116" r="24" fill="#7d4a2d" />
      <path d="M146 118c-6-40 54-42 49 0-6-12-40-16-49 0z" fill="#1f1512" />
      <circle cx="148" cy="98" r="10" fill="#1f1512" />
      <circle cx="193" cy="98" r="10" fill="#1f1512" />
      <circle cx="266" cy="66" r="24" fill="#e0b08c" />
      <path d="M242 92c-10-68 58-66 49 0l-6-2c2-20-2-28-8-32-8 8-22 8-28 10z" fill="#a4552b" />
      <circle cx="362" cy="24" r="24" fill="#c68a5e" />
      <path d="M338 26c-2-38 54-36 48 0-4-8-8-10-10-14-10 6-26 6-38 14z" fill="#2f1d16" />
    </svg>
  );
}
