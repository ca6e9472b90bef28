import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface BlanksToConfirmProps {
  /** Each with its place. */
  blanks: readonly string[];
  areMeant: boolean;
  onChange: (areMeant: boolean) => void;
  /** Leads to the field of a blank, by its place in the list. */
  onGoTo?: ((place: number) => void) | undefined;
}

/** The blanks that are not filled in, to be confirmed by who typed them on purpose; nothing if there are none. */
export function BlanksToConfirm({ blanks, areMeant, onChange, onGoTo }: BlanksToConfirmProps) {
  if (blanks.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <p className="font-medium">
        {blanks.length === 1
          ? 'A blank is not filled in yet:'
          : `${blanks.length} blanks are not filled in yet:`}
      </p>
      <ul className="list-disc pl-5">
        {blanks.map((blank, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand twice
          <li key={place} className="break-words">
            {onGoTo ? (
              <button
                type="button"
                className="min-h-11 text-left underline underline-offset-4 md:min-h-0"
                onClick={() => onGoTo(place)}
              >
                {blank}
              </button>
            ) : (
              blank
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        label={blanks.length === 1 ? 'It is meant to stand' : 'They are meant to stand'}
        checked={areMeant}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
