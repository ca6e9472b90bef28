/** Two children on a seesaw made of blocks. */
export function Seesaw({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 280" className={className} aria-hidden="true">
      <circle cx="180" cy="70" r="38" className="fill-sun" />
      <path d="M180 176l46 84h-92z" className="fill-primary" />
      <g transform="rotate(-11 180 180)">
        <rect x="20" y="170" width="320" height="16" rx="8" className="fill-accent" />
        <path
          d="M96 170v-26M264 170v-26"
          className="stroke-accent-ink"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M46 172l3-50c3-26 40-26 42 0l2 50z" className="fill-info" />
        <path d="M72 132l24 14M288 132l-24 14" stroke="#c68a5e" strokeWidth="10" strokeLinecap="round" />
        <circle cx="70" cy="84" r="27" fill="#c68a5e" />
        <path d="M43 90c-8-46 52-50 54-8-20 0-30-8-34-14-4 12-14 12-20 22z" fill="#5b3318" />
        <circle cx="46" cy="102" r="9" fill="#5b3318" />
        <path d="M314 172l-3-50c-3-26-40-26-42 0l-2 50z" className="fill-primary-ink" />
        <path d="M288 132l-24 14" stroke="#7d4a2d" strokeWidth="10" strokeLinecap="round" />
        <circle cx="290" cy="84" r="27" fill="#7d4a2d" />
        <path d="M263 80c-2-40 58-40 54 4-6-8-10-12-14-18-8 8-26 10-40 14z" fill="#1f1512" />
        <path d="M78 186l10 40M282 186l-8 40" className="stroke-ink" strokeWidth="11" strokeLinecap="round" />
      </g>
      <path d="M20 262h320" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
