/**
 * A drawing of a therapist in an arch of blocks, shown until the practice uploads a photo. It is labeled as a
 * drawing, since it shows no real person.
 */
export function TherapistPortrait({ label, className }: { label?: string; className?: string }) {
  return (
    <svg viewBox="0 0 400 480" className={className} role="img" aria-label={label}>
      <path d="M20 480V200a180 180 0 0 1 360 0v280z" className="fill-primary-soft" />
      <path d="M50 480V200a150 150 0 0 1 300 0v280z" className="fill-sun" />
      <path d="M74 480c0-104 44-150 126-150s126 46 126 150z" className="fill-primary" />
      <path d="M160 330l40 66 40-66z" className="fill-surface" />
      <path d="M176 290h48v44a24 24 0 0 1-48 0z" fill="#c98d66" />
      <circle cx="250" cy="128" r="34" fill="#4a2a18" />
      <path d="M122 300c-30-220 186-220 158 0-8 22-20 30-34 34l-92 0c-16-4-26-14-32-34z" fill="#4a2a18" />
      <ellipse cx="200" cy="232" rx="64" ry="72" fill="#dca67e" />
      <path
        d="M134 236c-2-76 40-92 84-92 34 4 52 40 48 92-8-30-22-48-44-60-24 28-66 28-88 60z"
        fill="#4a2a18"
      />
      <g className="fill-none" stroke="#3a2015" strokeWidth="5" strokeLinecap="round">
        <circle cx="174" cy="236" r="18" />
        <circle cx="226" cy="236" r="18" />
        <path d="M192 234q8-6 16 0M178 274q22 18 44 0" />
      </g>
      <g fill="#3a2015">
        <circle cx="174" cy="237" r="4.5" />
        <circle cx="226" cy="237" r="4.5" />
      </g>
      <rect
        x="112"
        y="400"
        width="76"
        height="76"
        rx="8"
        className="fill-accent"
        transform="rotate(-8 150 438)"
      />
      <path
        d="M134 452l12-32 16 30m-24-10l18-3"
        className="fill-none stroke-surface"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="#dca67e" strokeWidth="17" strokeLinecap="round">
        <path d="M196 424l-24 6M200 442l-26 6M200 460l-24 6" />
      </g>
      <path d="M318 480l-10-50c-26 22-60 30-100 20l-4 30z" className="fill-primary-hover" />
    </svg>
  );
}
