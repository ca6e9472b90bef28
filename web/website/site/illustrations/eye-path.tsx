/** An eye follows a winding dotted path that a pencil draws past a square, a circle and a triangle. */
export function EyePath({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 280" className={className} aria-hidden="true">
      <path d="M24 92q76-84 152 0-76 84-152 0z" className="fill-surface" />
      <circle cx="100" cy="92" r="36" className="fill-primary" />
      <circle cx="106" cy="94" r="16" className="fill-ink" />
      <circle cx="112" cy="86" r="6" className="fill-surface" />
      <rect x="238" y="40" width="60" height="60" rx="6" className="fill-sun" transform="rotate(10 268 70)" />
      <circle cx="72" cy="214" r="34" className="fill-accent" />
      <path d="M176 176l36 62h-72z" className="fill-info" />
      <path
        d="M184 98c40 10 30-70 84-76s72 60 44 92-110 10-144 36-84 0-116 4-40 40-36 72 70 40 130 36 100-18 128-26"
        className="fill-none stroke-ink"
        strokeWidth="5"
        strokeDasharray="1 13"
        strokeLinecap="round"
      />
      <path d="M272 238l10-28 52-52 18 18-52 52z" className="fill-primary" />
      <path d="M272 238l10-28 18 18z" className="fill-surface" />
      <path d="M272 238l4-11 7 7z" className="fill-ink" />
    </svg>
  );
}
