interface TwoVoicesProps {
  /**
   * The alternative text, in the language of the page; omitted in a separate file, whose page provides it.
   */
  label?: string;
  className?: string;
}

/** A parent and a therapist talk across a small table; one speech bubble asks, the other has found an answer. */
export function TwoVoices({ label, className }: TwoVoicesProps) {
  return (
    <svg viewBox="0 0 360 280" className={className} role="img" aria-label={label}>
      <path
        d="M60 14h104a20 20 0 0 1 20 20v28a20 20 0 0 1-20 20h-62l-24 22v-22H60a20 20 0 0 1-20-20V34a20 20 0 0 1 20-20z"
        className="fill-surface"
      />
      <g className="fill-ink-muted">
        <circle cx="84" cy="48" r="7" />
        <circle cx="112" cy="48" r="7" />
        <circle cx="140" cy="48" r="7" />
      </g>
      <path
        d="M214 40h88a20 20 0 0 1 20 20v28a20 20 0 0 1-20 20h-8v22l-24-22h-56a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z"
        className="fill-primary"
      />
      <path
        d="M238 74l14 14 28-30"
        className="fill-none stroke-on-primary"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M30 280l6-66c6-42 84-42 90 0l6 66z" className="fill-accent" />
      <circle cx="84" cy="146" r="32" fill="#8f5836" />
      <path
        d="M52 168c-14-76 72-76 66-8l-4 6c-2-26-10-30-16-34-10 10-26 10-34 12-4 8-6 14-12 24z"
        fill="#241712"
      />
      <path d="M234 280l6-60c6-42 80-42 86 0l6 60z" className="fill-info" />
      <circle cx="280" cy="156" r="31" fill="#e0b08c" />
      <path d="M249 160c-8-52 66-54 62 0-6-16-14-18-18-26-12 12-34 10-44 26z" fill="#7a4a2a" />
      <circle cx="300" cy="120" r="14" fill="#7a4a2a" />
      <path d="M118 224h124v14H118z" className="fill-ink" />
      <path d="M180 238v42" className="stroke-ink" strokeWidth="12" />
      <path d="M140 198h26v26h-26z" className="fill-sun" />
      <path d="M188 212l10-22 32 0-10 34h-32z" className="fill-primary-soft" />
    </svg>
  );
}
