import { clsx } from 'clsx';
import { type WeekdayName, weekdayNames } from '#domain/platform/week.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface UsualDaysFieldProps {
  chosen: readonly WeekdayName[];
  onChange: (chosen: WeekdayName[]) => void;
  className?: string;
}

/** The usual weekdays of a mandate's sessions. */
export function UsualDaysField({ chosen, onChange, className }: UsualDaysFieldProps) {
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 font-medium text-sm">Usual Days</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekdayNames.map((weekday) => (
          <Checkbox
            key={weekday}
            label={weekday}
            checked={chosen.includes(weekday)}
            onChange={({ target }) =>
              onChange(
                weekdayNames.filter((other) => (other === weekday ? target.checked : chosen.includes(other))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
