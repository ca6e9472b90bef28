import { paymentKindLabels, paymentKinds } from '#domain/billing/payments/payment-words.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { chosenLabel, FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { ListFilterBar } from '#web/platform/ui/list-filter-bar.tsx';
import type { ListSearch } from '#web/platform/ui/use-list-search.ts';
import type { PaymentListChoices } from './use-payment-list-filter.ts';

const kindOptions = [
  { value: 'all', label: 'All kinds' },
  ...paymentKinds.map((value) => ({ value, label: paymentKindLabels[value] })),
] as const;

interface PaymentListFiltersProps {
  search: ListSearch;
  choices: PaymentListChoices;
  onChange: (changes: Partial<PaymentListChoices>) => void;
}

/** The search box, the kind, and whether void payments are shown. */
export function PaymentListFilters({ search, choices, onChange }: PaymentListFiltersProps) {
  return (
    <ListFilterBar
      label="Search payments"
      placeholder="Search by name, amount, or reference..."
      search={search}
      set={[chosenLabel(kindOptions, choices.kind), choices.withVoid ? 'Voided shown' : undefined]}
      className="lg:grid-cols-[minmax(0,1fr)_11rem_auto]"
    >
      <FilterSelect
        label="Kind"
        value={choices.kind}
        options={kindOptions}
        onChange={(kind) => onChange({ kind })}
      />
      <Checkbox
        label="Show Voided"
        checked={choices.withVoid}
        onChange={({ target }) => onChange({ withVoid: target.checked })}
        className="md:pb-2"
      />
    </ListFilterBar>
  );
}
