import { useFormContext } from 'react-hook-form';
import { AGES_SERVED, type ServicePlace, servicePlaces } from '#domain/website/identity/own-services.ts';
import type { ServiceFormValues } from '#domain/website/identity/service-form-values.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { FactField } from './fact-field.tsx';

interface ServicesWordsFieldsProps {
  /** Whether the service and its page ship with the program. */
  isShipped: boolean;
  /** Whether the owner denied that the practice works by video. */
  deniesVideo: boolean;
}

/** Fields for a service's texts, ages and places. */
export function ServicesWordsFields({ isShipped, deniesVideo }: ServicesWordsFieldsProps) {
  const { register } = useFormContext<ServiceFormValues>();
  return (
    <>
      <FactField {...word('title')} autoComplete="off" />
      <FactField
        {...word('description')}
        hint="Two or three sentences. They stand above everything else that the website says of it."
        rows={3}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FactField {...word('features')} hint="One thing a line." rows={6} />
        <FactField
          {...word('benefits')}
          optional={!isShipped}
          hint="One thing a line. Nobody can promise how therapy ends."
          rows={6}
        />
      </div>
      <AgeFields />
      <FactField
        {...word('conditions')}
        optional
        hint="What families call it, one a line. They stand on the service’s page."
        rows={4}
      />
      <PlaceFields deniesVideo={deniesVideo} />
      {isShipped && (
        <Checkbox
          {...register('hasOwnPage')}
          label="Its page shows these words alone"
          hint="Otherwise the page keeps what ships with it, such as its steps and pictures, below your title and description."
        />
      )}
    </>
  );
}

/** A word of the service, with its description in the website. */
const word = (name: keyof ServiceFormValues) => ({ name, of: `services.0.${name}` });

const everyAge = Array.from({ length: AGES_SERVED.oldest + 1 }, (_, age) => String(age));

function AgeFields() {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Ages</legend>
      <div className="grid max-w-md grid-cols-2 items-start gap-4">
        <AgeField name="youngest" label="Youngest" />
        <AgeField name="oldest" label="Oldest" />
      </div>
    </fieldset>
  );
}

function AgeField(props: { name: keyof ServiceFormValues; label: string }) {
  return (
    <FactField {...props}>
      {(field) => (
        <Select {...field}>
          <option value="">Not said</option>
          {everyAge.map((age) => (
            <option key={age} value={age}>
              {age}
            </option>
          ))}
        </Select>
      )}
    </FactField>
  );
}

const placeLabels: Record<ServicePlace, string> = {
  school: 'At school',
  home: 'At home',
  online: 'Online',
  practice: 'At the practice',
};

function PlaceFields({ deniesVideo }: { deniesVideo: boolean }) {
  const { register } = useFormContext<ServiceFormValues>();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Where</legend>
      <div className="flex flex-wrap gap-x-6">
        {servicePlaces.map((place) => (
          <Checkbox key={place} {...register('places')} value={place} label={placeLabels[place]} />
        ))}
      </div>
      {deniesVideo && (
        <p className="text-ink-muted text-sm">
          “Online” is not shown: the website’s settings say that there is nothing by video.
        </p>
      )}
    </fieldset>
  );
}
