import { linkedPieces } from '#domain/practice/text-links.ts';

/** An owner's text, in which a finger finds the addresses and phone numbers. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map((piece, index) =>
    piece.address ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may name an address twice, and its pieces never move
        key={index}
        href={piece.address}
        className="break-words font-semibold text-primary underline"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
}
