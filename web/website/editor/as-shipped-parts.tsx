import { useController, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { fieldOfShipped, shippedPart } from '#domain/website/identity/as-shipped.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { ToField } from './to-field.tsx';
import { useWebsite } from './website-queries.ts';

/**
 * Shipped values that may be true of the practice, each with a link to its field and a button to confirm it.
 */
export function AsShippedParts({ names }: { names: readonly string[] }) {
  const { control } = useFormContext<WebsiteFormValues>();
  const {
    field: { value: ticked = [], onChange },
  } = useController({ control, name: 'trueAsShipped' });
  if (names.length === 0) return null;
  return (
    <div className="w-full">
      <p>
        Perhaps true of your practice, and still as it came with the program. Change it, or tick what is true,
        and save:
      </p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {names.map((name) => {
          const { label, text } = shippedPart(name);
          return (
            <li key={name} className="flex items-center justify-between gap-x-6 py-1">
              <p className="min-w-0 py-1">
                <WayTo name={name} />
                {text && <span className="text-ink-muted">: {text}</span>}
              </p>
              <Checkbox
                className="shrink-0"
                label={
                  <>
                    <span className="sr-only">{label}: </span>True of us
                  </>
                }
                checked={ticked.includes(name)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...ticked, name] : ticked.filter((one) => one !== name))
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A link to where the owner can change it: a field of a section, or the page of a service. */
function WayTo({ name }: { name: string }) {
  const { label, service } = shippedPart(name);
  const identity = useWebsite().data?.identity;
  if (service !== undefined)
    return (
      <Link to={`/settings/website/services/${service}`} className={inlineLinkStyles}>
        {label}
      </Link>
    );
  return identity === undefined ? label : <ToField name={fieldOfShipped(name, identity)}>{label}</ToField>;
}
