/** A town of building blocks with an everyday task on each, and a hand that sets the next one on top. */
export function BlockTown() {
  return (
    <svg viewBox="0 0 600 560" aria-hidden="true">
      <circle cx="300" cy="300" r="255" className="fill-sun-soft" />
      <path d="M30 524h540" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <LeftTower />
      <SwingArch />
      <RightTower />
      <TopBlock />
    </svg>
  );
}

function LeftTower() {
  return (
    <g>
      <rect x="50" y="392" width="130" height="130" rx="6" className="fill-primary" />
      <path d="M78 496l10-34 58-58 24 24-58 58z" className="fill-sun" />
      <path d="M78 496l10-34 24 24z" className="fill-surface" />
      <path d="M78 496l4-13 9 9z" className="fill-ink" />
      <path d="M146 404l8-8a8 8 0 0 1 11 0l13 13a8 8 0 0 1 0 11l-8 8z" className="fill-accent" />
      <rect x="50" y="258" width="130" height="130" rx="6" className="fill-info-soft" />
      <circle cx="115" cy="323" r="44" className="fill-info" />
      <circle cx="115" cy="323" r="33" className="fill-none stroke-info-soft" strokeWidth="3" />
      <g className="fill-info-soft">
        <circle cx="105" cy="313" r="5.5" />
        <circle cx="125" cy="313" r="5.5" />
        <circle cx="105" cy="333" r="5.5" />
        <circle cx="125" cy="333" r="5.5" />
      </g>
      <path d="M115 146l72 108H43z" className="fill-accent" />
    </g>
  );
}

function SwingArch() {
  return (
    <g>
      <path
        d="M184 522V378a116 116 0 0 1 232 0v144h-44V378a72 72 0 0 0-144 0v144z"
        className="fill-primary-ink"
      />
      <path d="M276 312l-24 134m60-136l-22 140" className="stroke-ink-muted" strokeWidth="3.5" />
      <path d="M240 446h66" className="stroke-accent" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M292 442l36 4 10 34"
        className="fill-none stroke-info"
        strokeWidth="16"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M262 440l8-50a15 15 0 0 1 30 4l-4 48z" className="fill-sun" />
      <path d="M287 398l32-22" stroke="#a9683f" strokeWidth="9" strokeLinecap="round" />
      <circle cx="284" cy="364" r="20" fill="#a9683f" />
      <path d="M264 366a20 20 0 0 1 38-10c-10 3-16 1-20-1-3 5-8 6-10 12z" fill="#3b2418" />
    </g>
  );
}

function RightTower() {
  return (
    <g>
      <rect x="420" y="392" width="130" height="130" rx="6" className="fill-accent-soft" />
      <path d="M485 392v130" className="stroke-accent" strokeWidth="26" strokeDasharray="7 7" />
      <path d="M485 392v130" className="stroke-accent-ink" strokeWidth="4" />
      <rect x="470" y="428" width="30" height="34" rx="8" className="fill-sun" />
      <rect
        x="478"
        y="456"
        width="14"
        height="36"
        rx="7"
        className="fill-sun stroke-accent-ink"
        strokeWidth="3"
      />
      <path d="M420 388a65 65 0 0 1 130 0z" className="fill-primary" />
      <path d="M456 388a29 29 0 0 1 58 0z" className="fill-primary-soft" />
    </g>
  );
}

function TopBlock() {
  return (
    <g>
      <rect
        x="250"
        y="128"
        width="112"
        height="112"
        rx="10"
        className="fill-sun"
        transform="rotate(-5 306 184)"
      />
      <path
        d="M284 206c-8-34 40-46 40-14 0 24-38 26-38 6s38-42 40-14c0 14-2 18 8 20"
        className="fill-none stroke-ink"
        strokeWidth="7"
        strokeLinecap="round"
        transform="rotate(-5 306 184)"
      />
      <path d="M452 78l52 62 383-301-72-99z" className="fill-info" />
      <path
        d="M466 66l52 62-22 22-66 28c-20 8-44 10-62 4-8-3-8-16 2-18l26-6-44 4c-10 0-12-16 0-18l44-8-40-2c-11-1-10-17 1-18l46-3-30-9c-10-4-6-18 5-17l48 8z"
        fill="#d9a27a"
      />
      <path
        d="M366 160l40-6m-44-14l46-4m-32-16l34 3"
        stroke="#a9683f"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
