import { useFormContext } from 'react-hook-form';
import { type Accent, accentLabels, accents, colorsWith } from '#domain/platform/accents.ts';
import { lightDark } from '#domain/platform/colors.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';

/** A choice of the website's colors, all of which are legible in light and dark themes. */
export function AccentFields() {
  const { register } = useFormContext<WebsiteFormValues>();
  return (
    <Card>
      <CardHeader
        title="Colors"
        description="Buttons, links and drawings of the website. Each pair was tried for its contrast, in light and dark."
      />
      <CardBody>
        <RadioGroup legend="Colors of the Website">
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {accents.map((accent) => (
              <Radio
                key={accent}
                value={accent}
                label={
                  <span className="flex items-center gap-3">
                    <Swatch accent={accent} />
                    {accentLabels[accent]}
                  </span>
                }
                {...register('accent')}
              />
            ))}
          </div>
        </RadioGroup>
      </CardBody>
    </Card>
  );
}

/** Two blocks on their background, as in the website's logo. */
function Swatch({ accent }: { accent: Accent }) {
  const { primary, primarySoft, accent: second } = colorsWith(accent);
  return (
    <svg viewBox="0 0 48 28" aria-hidden="true" className="h-7 w-12 shrink-0 forced-color-adjust-none">
      <rect width="48" height="28" rx="8" fill={lightDark(primarySoft)} />
      <rect x="8" y="7" width="14" height="14" rx="4" fill={lightDark(primary)} />
      <rect x="26" y="7" width="14" height="14" rx="7" fill={lightDark(second)} />
    </svg>
  );
}
