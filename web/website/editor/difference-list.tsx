import type { IdentityDifference } from '#domain/website/identity/identity-differences.ts';

/** The differences between two editions, by field, side by side if there is room. */
export function DifferenceList({ differences }: { differences: readonly IdentityDifference[] }) {
  return (
    <ul aria-label="Differences" className="flex flex-col divide-y divide-line">
      {differences.map(({ label, before, after }) => (
        <li key={label} className="py-4 first:pt-0 last:pb-0">
          <p className="font-semibold text-sm">{label}</p>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <Side title="Now" text={before} />
            <Side title="In this edition" text={after} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ title, text }: { title: string; text: string | null }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunken px-3.5 py-2.5 text-sm">
      <p className="text-ink-muted text-xs">{title}</p>
      {text === null ? (
        <p className="text-ink-muted italic">Not there</p>
      ) : (
        <p className="whitespace-pre-wrap break-words">{text}</p>
      )}
    </div>
  );
}
