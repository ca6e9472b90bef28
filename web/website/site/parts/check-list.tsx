/** A list of short points with check marks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0">
            <circle cx="10" cy="10" r="10" className="fill-primary-soft" />
            <path
              d="M5.5 10.5l3 3 6-6.5"
              className="fill-none stroke-primary-ink"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
