import { useFieldArray, useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { AddButton, RemoveButton } from './entry-buttons.tsx';
import { FactField } from './fact-field.tsx';

const blank = {
  quote: '',
  author: '',
  stars: 5,
  childProgress: '',
  consentDate: '',
  consentBy: '',
  consentHow: '',
  isSample: false,
};

/** Fields for testimonials. Real quotes are shown only with the day of the parent's permission. */
export function TestimonialFields() {
  const { control } = useFormContext<WebsiteFormValues>();
  const testimonials = useFieldArray({ control, name: 'testimonials' });
  return (
    <Card>
      <CardHeader
        title="Testimonials"
        description="Samples are marked as such on the website, and words that came with the program stay samples. Real words need the parent's permission."
      />
      <CardBody className="flex flex-col gap-6">
        {testimonials.fields.map((testimonial, index) => (
          <OneTestimonial key={testimonial.id} index={index} onRemove={() => testimonials.remove(index)} />
        ))}
        {testimonials.fields.length < 12 && (
          <AddButton onClick={() => testimonials.append(blank)}>Add Testimonial</AddButton>
        )}
      </CardBody>
    </Card>
  );
}

function OneTestimonial({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register } = useFormContext<WebsiteFormValues>();
  const name = `testimonials.${index}` as const;
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-4 border-line border-b pb-6 sm:grid-cols-2">
      <legend className="mb-2 font-medium text-ink text-sm">Testimonial {index + 1}</legend>
      <FactField name={`${name}.quote`} rows={3} wide />
      <FactField name={`${name}.author`} />
      <FactField name={`${name}.childProgress`} />
      <FactField name={`${name}.stars`} options={{ valueAsNumber: true }}>
        {(field) => (
          <Select {...field}>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {stars}
              </option>
            ))}
          </Select>
        )}
      </FactField>
      <FactField name={`${name}.consentDate`} Control={DateInput} />
      <FactField name={`${name}.consentBy`} hint="Kept, and never shown." autoComplete="off" />
      <FactField name={`${name}.consentHow`} hint="For example by a signed form." autoComplete="off" />
      <div className="flex items-center justify-between gap-4 sm:col-span-2">
        <Checkbox label="Sample" {...register(`${name}.isSample`)} />
        <RemoveButton label={`Remove testimonial ${index + 1}`} onClick={onRemove}>
          Remove
        </RemoveButton>
      </div>
    </fieldset>
  );
}
