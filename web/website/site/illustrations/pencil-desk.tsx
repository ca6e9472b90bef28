/** A child writes at a desk, on a slant board. */
export function PencilDesk({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 280" className={className} aria-hidden="true">
      <circle cx="286" cy="66" r="32" className="fill-surface" />
      <path d="M286 48v18l13 9" className="fill-none stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <path d="M52 54h96v64H52z" className="fill-primary" />
      <path
        d="M66 98q10-28 20 0t20 0 20 0"
        className="fill-none stroke-primary-soft"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M112 214l4-52c2-30 58-30 60 0l4 52z" className="fill-info" />
      <circle cx="148" cy="112" r="30" fill="#c68a5e" />
      <path d="M118 116c-4-46 58-50 60-8-18 2-30-4-36-12-4 10-16 10-24 20z" fill="#2f1d16" />
      <path d="M198 214l92-46v46z" className="fill-sun" />
      <path d="M210 201l64-32 6 10-64 32z" className="fill-surface" />
      <path
        d="M154 164l30 28 36-8"
        className="fill-none stroke-info"
        strokeWidth="17"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="226" cy="183" r="10" fill="#c68a5e" />
      <path d="M222 190l20-46 10 5-21 45-10 7z" className="fill-accent" />
      <path d="M40 214h280v14H40z" className="fill-accent-ink" />
      <path d="M66 228v44M294 228v44" className="stroke-accent-ink" strokeWidth="12" strokeLinecap="round" />
    </svg>
  );
}
