/** The attestations, one per line. */
export function Attestations({ words }: { words: readonly string[] }) {
  return words.map((one) => (
    <p key={one} className="break-words text-ink text-sm">
      {one}
    </p>
  ));
}
