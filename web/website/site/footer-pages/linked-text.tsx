import { clsx } from 'clsx';
import { linkedPieces } from '#domain/website/identity/text-links.ts';

/** An owner's text with links on addresses and phone numbers. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map((piece, index) =>
    piece.address ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: an address can occur twice, and the order is fixed
        key={index}
        href={piece.address}
        className={clsx(
          'font-semibold text-primary underline',
          // A number stays on one line if there is room.
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
