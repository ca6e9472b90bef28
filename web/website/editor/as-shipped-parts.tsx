import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { placeOfShippedAnswer, shippedPart } from '#domain/website/identity/as-shipped.ts';
import { WEEKDAYS } from '#domain/website/identity/opening-hours.ts';
import type { ShippedField } from '#domain/website/identity/shipped-fields.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
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
  if (isOfService(field)) {
    return (
      <Link to={`/settings/website/services/${field.replace('service.', '')}`} className={inlineLinkStyles}>
        {label}
      </Link>
    );
  }
  return <ToField name={() => placeInForm(field, getValues())}>{label}</ToField>;
}

type OfService = Extract<ShippedField, `service.${string}`>;

/** Whether a page of its own holds it. */
function isOfService(field: ShippedField): field is OfService {
  return field.startsWith('service.');
}

/** Where a field stands in this form as it is filled in now. */
function placeInForm(
  field: Exclude<ShippedField, OfService>,
  { frequentQuestions, hours }: Pick<WebsiteFormValues, 'frequentQuestions' | 'hours'>,
): FieldPath<WebsiteFormValues> {
  switch (field) {
    case 'question.1':
    case 'question.2':
    case 'question.3':
    case 'question.4':
    case 'question.5':
    case 'question.6':
      return `frequentQuestions.${Math.max(placeOfShippedAnswer(field, frequentQuestions), 0)}.answer`;
    case 'hours.week': {
      // A day that the owner has just closed has no field.
      const open = WEEKDAYS.find((day) => hours.week[day].length > 0);
      return open ? `hours.week.${open}.0.opens` : 'hours.note';
    }
    default:
      return field;
  }
}
