import { clsx } from 'clsx';
import { linkedPieces } from '#domain/website/identity/text-links.ts';

/** An owner's text, in which a finger finds the addresses and phone numbers. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map((piece, index) =>
    piece.address ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may name an address twice, and its pieces never move
        key={index}
        href={piece.address}
        className={clsx(
          'font-semibold text-primary underline',
          // A number stays on one line while there is room for it.
          piece.address.startsWith('tel:') ? 'inline-block' : 'break-words',
        )}
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
}
