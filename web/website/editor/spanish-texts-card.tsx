import { useFormContext, useWatch } from 'react-hook-form';
import type { SpanishFormValues } from '#domain/website/identity/spanish-form-values.ts';
import { isLacking, type SpanishTextState } from '#domain/website/identity/spanish-texts.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { SpanishTextFields } from './spanish-text-fields.tsx';

export type SpanishFilter = 'all' | 'lacking';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'lacking', label: 'Missing or Older' },
] as const;

interface SpanishTextsCardProps {
  states: readonly SpanishTextState[];
  filter: SpanishFilter;
  onFilter: (filter: SpanishFilter) => void;
}

/** The owner's texts, each next to its Spanish. */
export function SpanishTextsCard({ states, filter, onFilter }: SpanishTextsCardProps) {
  const { control } = useFormContext<SpanishFormValues>();
  const texts = useWatch({ control, name: 'texts' });
  const byKey = new Map(states.map((one) => [one.text.key, one]));
  const rows = texts.flatMap((typed, index) => {
    const before = byKey.get(typed.key);
    // Filters by the saved state, so that a field does not disappear while it is being typed in.
    return before && (filter === 'all' || isLacking(before)) ? [{ before, typed, index }] : [];
  });
  return (
    <Card>
      <CardHeader
        title="Your Texts"
        description="Whoever reads the Spanish should learn the same. Say usted, and keep sentences short."
        actions={
          <SegmentedControl label="Which texts" value={filter} options={filters} onChange={onFilter} />
        }
      />
      <CardBody>
        {rows.length === 0 ? (
          <p className="text-ink-muted">Nothing is missing, and nothing is older than its English.</p>
        ) : (
          <ul aria-label="Texts" className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.typed.key} className="py-6 first:pt-0 last:pb-0">
                <SpanishTextFields {...row} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
