/** A kite with a tail of bows over a hill of blocks. */
export function PaperKite() {
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true">
      <circle cx="196" cy="126" r="112" className="fill-surface" />
      <path d="M214 16l62 66-62 96-62-96z" className="fill-accent" />
      <path d="M214 16l62 66h-62zM214 178l-62-96h62z" className="fill-sun" />
      <path
        d="M214 178c-6 34-40 22-48 52-6 20-34 14-46 26"
        className="fill-none stroke-ink-muted"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M196 204l-20-4 4 20zM182 214l20 8-6-20zM160 238l-16-12-2 20zM158 236l16 14 4-20z"
        className="fill-primary"
      />
      <rect x="52" y="214" width="44" height="44" rx="8" className="fill-info" />
      <rect x="252" y="214" width="44" height="44" rx="22" className="fill-primary" />
      <path d="M304 258l26-44 26 44z" className="fill-sun" />
      <path d="M34 260h292" className="stroke-line-strong" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
