import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import type { ListedPlace, PlaceOption } from './use-listed-place.ts';

interface PlaceChoiceProps {
  /** The chosen school or district; undefined is the practice. */
  place: ListedPlace | undefined;
  options: readonly PlaceOption[];
  onChoose: (value: string) => void;
}

/** The choice whose closings are listed. A practice without schools has none. */
export function PlaceChoice({ place, options, onChoose }: PlaceChoiceProps) {
  if (options.length === 1) return null;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <FilterSelect
        label="Closings Of"
        value={place ? String(place.id) : ''}
        options={options}
        onChange={onChoose}
        className="w-full sm:max-w-sm"
      />
      <ButtonLink to={place ? `/organizations/${place.id}` : '/organizations'} variant="ghost">
        {place ? 'Details' : 'Schools & Payers'}
      </ButtonLink>
    </div>
  );
}
