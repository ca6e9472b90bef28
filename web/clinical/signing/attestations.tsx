/** The words that are signed, each in a line of its own. */
export function Attestations({ words }: { words: readonly string[] }) {
  return words.map((one) => (
    <p key={one} className="break-words text-ink text-sm">
      {one}
    </p>
  ));
}
