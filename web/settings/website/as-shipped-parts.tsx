import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { placeOfShippedAnswer, shippedPart } from '#domain/practice/as-shipped.ts';
import type { ShippedField } from '#domain/practice/shipped-fields.ts';
import type { WebsiteFormValues } from '#domain/practice/website-form-values.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { inlineLinkStyles } from '#web/ui/inline-link-styles.ts';
import { ToField } from './to-field.tsx';

/** What says what came with the program and may be true of the practice, each to be changed in its place or ticked here. */
export function AsShippedParts({ fields }: { fields: readonly ShippedField[] }) {
  const { control } = useFormContext<WebsiteFormValues>();
  const {
    field: { value: ticked = [], onChange },
  } = useController({ control, name: 'trueAsShipped' });
  if (fields.length === 0) return null;
  return (
    <div className="w-full">
      <p>
        Perhaps true of your practice, and still as it came with the program. Change it, or tick what is true,
        and save:
      </p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {fields.map((field) => {
          const { label, says } = shippedPart(field);
          return (
            <li key={field} className="flex items-center justify-between gap-x-6 py-1">
              <p className="min-w-0 py-1">
                <WayTo field={field} />
                {says && <span className="text-ink-muted">: {says}</span>}
              </p>
              <Checkbox
                className="shrink-0"
                label={
                  <>
                    <span className="sr-only">{label}: </span>True of us
                  </>
                }
                checked={ticked.includes(field)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...ticked, field] : ticked.filter((one) => one !== field))
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Leads to where the owner changes it. */
function WayTo({ field }: { field: ShippedField }) {
  const { getValues } = useFormContext<WebsiteFormValues>();
  const { label } = shippedPart(field);
  const place = placeInForm(field, getValues('frequentQuestions'));
  if (place !== undefined) return <ToField name={place}>{label}</ToField>;
  return (
    <Link to={`/settings/website/services/${field.replace('service.', '')}`} className={inlineLinkStyles}>
      {label}
    </Link>
  );
}

/** Where a field stands in this form; undefined for a service, which has a page of its own. */
function placeInForm(
  field: ShippedField,
  questions: WebsiteFormValues['frequentQuestions'],
): FieldPath<WebsiteFormValues> | undefined {
  switch (field) {
    case 'service.pediatric':
    case 'service.school-based':
    case 'service.sensory':
    case 'service.fine-motor':
    case 'service.consultation':
      return undefined;
    case 'question.1':
    case 'question.2':
    case 'question.3':
    case 'question.4':
    case 'question.5':
    case 'question.6':
      return `frequentQuestions.${Math.max(placeOfShippedAnswer(field, questions), 0)}.answer`;
    case 'hours.week':
      return 'hours.week.Monday.0.opens';
    default:
      return field;
  }
}
