/** Warnings before signing; they do not prevent it. */
export function SignWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      {warnings.map((warning, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two goals with the same name can have the same warning
        <li key={place}>{warning}.</li>
      ))}
    </ul>
  );
}
