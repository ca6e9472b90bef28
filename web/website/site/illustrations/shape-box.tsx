/** A box with holes of three shapes, and the blocks that fit into them. */
export function ShapeBox() {
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true">
      <circle cx="180" cy="128" r="112" className="fill-surface" />
      <rect x="64" y="132" width="232" height="124" rx="14" className="fill-info" />
      <rect x="52" y="112" width="256" height="34" rx="12" className="fill-primary" />
      <g className="fill-surface">
        <circle cx="118" cy="201" r="26" />
        <rect x="156" y="177" width="48" height="48" rx="6" />
        <path d="M242 173l30 52h-60z" />
      </g>
      <circle cx="112" cy="62" r="28" className="fill-accent" />
      <rect x="156" y="52" width="52" height="52" rx="8" transform="rotate(14 182 78)" className="fill-sun" />
      <path d="M256 20l34 60h-68z" transform="rotate(-10 256 54)" className="fill-primary" />
      <path d="M112 98v8M256 88v10" className="stroke-line-strong" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
