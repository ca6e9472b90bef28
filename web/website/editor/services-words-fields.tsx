import { useFormContext } from 'react-hook-form';
import { AGES_SERVED, type ServicePlace, servicePlaces } from '#domain/website/identity/own-services.ts';
import type { ServiceFormValues } from '#domain/website/identity/service-form-values.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

interface ServicesWordsFieldsProps {
  /** Whether the service and its page ship with the program. */
  isShipped: boolean;
  /** Whether the owner denied that the practice works by video. */
  deniesVideo: boolean;
}

/** Fields for a service's texts, ages and places. */
export function ServicesWordsFields({ isShipped, deniesVideo }: ServicesWordsFieldsProps) {
  const { register, formState } = useFormContext<ServiceFormValues>();
  const { errors } = formState;
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <Field
        label="Description"
        hint="Two or three sentences. They stand above everything else that the website says of it."
        error={errors.description?.message}
      >
        <Textarea {...register('description')} rows={3} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="What’s Included" hint="One thing a line." error={errors.features?.message}>
          <Textarea {...register('features')} rows={6} />
        </Field>
        <Field
          label="What Families Work Toward"
          optional={!isShipped}
          hint="One thing a line. Nobody can promise how therapy ends."
          error={errors.benefits?.message}
        >
          <Textarea {...register('benefits')} rows={6} />
        </Field>
      </div>
      <AgeFields />
      <Field
        label="Conditions"
        optional
        hint="What families call it, one a line. They stand on the service’s page."
        error={errors.conditions?.message}
      >
        <Textarea {...register('conditions')} rows={4} />
      </Field>
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

const everyAge = Array.from({ length: AGES_SERVED.oldest + 1 }, (_, age) => String(age));

function AgeFields() {
  const { register, formState } = useFormContext<ServiceFormValues>();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Ages</legend>
      <div className="grid max-w-md grid-cols-2 items-start gap-4">
        <Field label="Youngest" error={formState.errors.youngest?.message}>
          <Select {...register('youngest')}>
            <AgeOptions />
          </Select>
        </Field>
        <Field label="Oldest" error={formState.errors.oldest?.message}>
          <Select {...register('oldest')}>
            <AgeOptions />
          </Select>
        </Field>
      </div>
    </fieldset>
  );
}

function AgeOptions() {
  return (
    <>
      <option value="">Not said</option>
      {everyAge.map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </>
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
