/** What to look at before it is signed; it stands in nobody's way. */
export function SignWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      {warnings.map((warning, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of two goals of one name the same may be told
        <li key={place}>{warning}.</li>
      ))}
    </ul>
  );
}
