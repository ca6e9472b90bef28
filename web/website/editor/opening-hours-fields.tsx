import { Copy, Plus } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { type OpenSpan, WEEKDAYS, type Weekday } from '#domain/website/identity/opening-hours.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { RemoveButton } from './entry-buttons.tsx';
import { FactField } from './fact-field.tsx';

const USUAL_DAY: OpenSpan[] = [{ opens: '08:00', closes: '17:00' }];
const BREAK_AT_NOON: OpenSpan = { opens: '13:00', closes: '17:00' };

/** Fields for the opening hours, with a row for each weekday. */
export function OpeningHoursFields() {
  const { formState } = useFormContext<WebsiteFormValues>();
  const fault = formState.errors.hours?.week?.message;
  return (
    <fieldset data-wrong={fault ? true : undefined} className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-2 font-medium text-ink text-sm">Hours</legend>
      <div className="divide-y divide-line border-line border-y">
        {WEEKDAYS.map((day) => (
          <DayFields key={day} day={day} />
        ))}
      </div>
      {fault && <FieldError>{fault}</FieldError>}
      <FactField name="hours.note" optional />
    </fieldset>
  );
}

/** Fields for the hours of one day: closed, one span, or two with a break. */
function DayFields({ day }: { day: Weekday }) {
  const { watch, setValue, trigger } = useFormContext<WebsiteFormValues>();
  const spans = watch(`hours.week.${day}`);
  const write = (days: readonly Weekday[], next: OpenSpan[]) => {
    for (const one of days) {
      setValue(
        `hours.week.${one}`,
        next.map((span) => ({ ...span })),
        { shouldDirty: true },
      );
    }
    // Whether the practice is open at all is checked for the whole week.
    return trigger('hours.week');
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3 sm:@min-[34rem]:grid-cols-[7rem_6rem_minmax(0,1fr)]">
      <legend className="sr-only">{day}</legend>
      <span aria-hidden="true" className="flex min-h-11 items-center font-medium text-sm md:min-h-10">
        {day}
      </span>
      <Checkbox
        label="Closed"
        className="md:min-h-10 md:justify-center"
        checked={spans.length === 0}
        onChange={({ target }) => write([day], target.checked ? [] : USUAL_DAY)}
      />
      {spans.length > 0 && (
        <div className="col-span-2 flex flex-col gap-2 sm:@min-[34rem]:col-span-1">
          {spans.map((_, index) => (
            <SpanFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the first or second span of a day
              key={index}
              day={day}
              index={index}
              onRemove={index === 0 ? undefined : () => write([day], spans.slice(0, 1))}
            />
          ))}
          <div className="flex flex-wrap gap-x-2">
            {spans.length === 1 && (
              <Button variant="ghost" size="sm" onClick={() => write([day], [...spans, BREAK_AT_NOON])}>
                <Plus aria-hidden="true" />
                Add a Second Opening
              </Button>
            )}
            {day === 'Monday' && (
              <Button variant="ghost" size="sm" onClick={() => write(WEEKDAYS.slice(1, 5), spans)}>
                <Copy aria-hidden="true" />
                Copy to All Weekdays
              </Button>
            )}
          </div>
        </div>
      )}
    </fieldset>
  );
}

interface SpanFieldsProps {
  day: Weekday;
  index: number;
  onRemove: (() => void) | undefined;
}

function SpanFields({ day, index, onRemove }: SpanFieldsProps) {
  const again = index === 0 ? '' : ' Again';
  const name = `hours.week.${day}.${index}`;
  return (
    <div className="grid grid-cols-2 items-start sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] gap-2 sm:max-w-md">
      <FactField name={`${name}.opens`} label={`Opens${again}`} hideLabel Control={TimeInput} />
      <FactField name={`${name}.closes`} label={`Closes${again}`} hideLabel Control={TimeInput} />
      {onRemove && <RemoveButton label={`Remove the second opening of ${day}`} onClick={onRemove} />}
    </div>
  );
}
