import type { NotePiece } from '#domain/platform/note-search.ts';

/** A line of a note with highlighted search terms. */
export function FoundLine({ pieces }: { pieces: readonly NotePiece[] }) {
  let place = 0;
  return pieces.map(({ text, isFound }) => {
    place += 1;
    return isFound ? (
      <mark key={place} className="rounded-sm bg-warning-soft font-semibold text-warning-ink">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
