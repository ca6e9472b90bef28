interface FigureCardProps {
  title: string;
  value: string;
  /** The comparison with the previous period. */
  change: string;
  onOpen: () => void;
}

/** A figure of the period; pressing it shows its rows. */
export function FigureCard({ title, value, change, onOpen }: FigureCardProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-w-0 flex-col items-start rounded-xl border border-line bg-surface p-4 text-left shadow-card transition-colors hover:border-primary"
    >
      <span className="block font-medium text-ink-muted text-sm">{title}</span>
      <span className="mt-1 block max-w-full break-words font-display font-semibold text-2xl tabular-nums leading-tight">
        {value}
      </span>
      <span className="mt-1 block text-ink-muted text-xs leading-snug">{change}</span>
    </button>
  );
}
