/** A label and its value; facts without a value are left out. */
export type Fact = readonly [name: string, fact: string | null | undefined];

/** A list of labels and values; labels are unique. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name} className="grid min-w-0 sm:contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="min-w-0 whitespace-pre-wrap break-words text-ink">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
