import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

/** Something that has to be filled in before signing. */
export interface Missing {
  /** The name of its field. */
  label: string;
  /** Closes the dialog and focuses the field. */
  go: () => void;
}

/** What has to be filled in before signing; each leads to its field. */
export function MissingBeforeSigning({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-ink text-sm">
      <p className="font-medium">Missing before you can sign:</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {missing.map(({ label, go }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two goals can have the same name
          <li key={place} className="min-w-0">
            <button
              type="button"
              className={`min-h-11 break-words text-left md:min-h-8 ${inlineLinkStyles}`}
              onClick={go}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
