/** The product's logo: three toy blocks, one being put in place. */
export function PracticeMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <rect x="2" y="17" width="13" height="13" rx="3" className="fill-primary" />
      <rect x="17" y="17" width="13" height="13" rx="6.5" className="fill-sun" />
      <rect x="10" y="2" width="12" height="12" rx="3" transform="rotate(12 16 8)" className="fill-accent" />
    </svg>
  );
}
