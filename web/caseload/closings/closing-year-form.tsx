import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import { MOST_CLOSINGS } from '#domain/caseload/closings/closing.ts';
import { closingsInText, type ReadLine } from '#domain/caseload/closings/closings-in-text.ts';
import { closingsToAdd, withoutKnown } from '#domain/caseload/closings/closings-to-add.ts';
import { legalHolidaysText } from '#domain/caseload/closings/legal-holidays.ts';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { ClosedPlacesField } from './closed-places-field.tsx';
import { useClosings, useCreateClosings } from './closing-queries.ts';
import { SchoolDayCount } from './school-day-count.tsx';
import { useClosedPlaces } from './use-closed-places.ts';

/** Of the days that a pasted calendar names without a year. */
const FIRST_DAY = '07-01';

interface ClosingYearFormProps {
  /** The school or district that the form begins with; undefined is the practice. */
  organizationId: number | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Reports whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The closings of a school year, typed or pasted as lines, with what is read of each before anything is saved. */
export function ClosingYearForm({ organizationId, onSaved, onCancel, onDirtyChange }: ClosingYearFormProps) {
  const thisYear = Number(schoolYearOf(useToday(), FIRST_DAY).from.slice(0, 4));
  const [startYear, setStartYear] = useState(thisYear);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const known = useClosings().data ?? [];
  const create = useCreateClosings();
  const { question, allowLeave } = useUnsavedChanges(text !== '', onDirtyChange);
  const closed = useClosedPlaces(organizationId);
  const [isSubmitted, setSubmitted] = useState(false);
  const places = closed.organizationIds === undefined ? [null] : closed.places;
  const lines = closingsInText(text, startYear).map((read) => withoutKnown(read, places, known));
  const closings = lines.flatMap(({ closing }) => (closing ? [closing] : []));
  const added = closings.flatMap((closing) => closingsToAdd(closing, places, known));
  const unread = lines.length - closings.length;

  function change(next: string): void {
    setText(next);
    setFault(undefined);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const obstacle = obstacleTo(added.length, unread);
    setFault(obstacle);
    setSubmitted(true);
    if (closed.fault !== undefined) return;
    if (obstacle !== undefined) {
      box.current?.focus();
      return;
    }
    create.mutate(added, {
      onSuccess: () => {
        allowLeave();
        onSaved();
      },
    });
  }

  return (
    <form
      noValidate
      data-typing
      aria-label="Closings of a year"
      onSubmit={handleSubmit}
      className="grid gap-5"
    >
      <ClosedPlacesField closed={closed} isFaultShown={isSubmitted} />
      <Field label="Closed Days" hint="Such as: Nov 26-27 Thanksgiving recess" error={fault}>
        <Textarea ref={box} rows={8} value={text} onChange={({ target }) => change(target.value)} />
      </Field>
      <Field label="School Year" hint="Of days that name no year. It runs from July to June.">
        <Select value={startYear} onChange={({ target }) => setStartYear(Number(target.value))}>
          {[thisYear - 1, thisYear, thisYear + 1].map((year) => (
            <option key={year} value={year}>{`${year}–${year + 1}`}</option>
          ))}
        </Select>
      </Field>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => change([text.trim(), legalHolidaysText(startYear)].filter(Boolean).join('\n'))}
        >
          Add New York's Legal Holidays
        </Button>
        <p className="mt-1.5 text-ink-muted text-sm">
          Schools may be open on others, and closed on more: your district's calendar decides.
        </p>
      </div>
      <SchoolDayCount
        key={startYear}
        places={closed.places}
        known={known}
        typed={closings}
        startYear={startYear}
      />
      <ReadLines lines={lines} count={closings.length} />
      <FormActions
        saveText={added.length > 1 ? `Add ${added.length} Closings` : 'Add Closing'}
        savingText="Adding..."
        isSaving={create.isPending}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}

function obstacleTo(count: number, unread: number): string | undefined {
  if (unread > 0)
    return unread === 1
      ? 'Please correct or delete the line below'
      : `Please correct or delete the ${unread} lines below`;
  if (count === 0) return 'Please write the closed days';
  return count > MOST_CLOSINGS ? `Please choose 1 to ${MOST_CLOSINGS} closings at a time` : undefined;
}

function ReadLines({ lines, count }: { lines: readonly ReadLine[]; count: number }) {
  if (lines.length === 0) return null;
  const faulty = lines.filter(({ fault }) => fault !== undefined);
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className="font-medium">
        {`${countOf(count, 'closing')} read`}
        {faulty.length > 0 && `, ${countOf(faulty.length, 'line')} not`}
      </p>
      <ul aria-label="What was read" className="divide-y divide-line rounded-lg border border-line">
        {[...faulty, ...lines.filter(({ fault }) => fault === undefined)].map(
          ({ line, closing, fault }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <li key={index} className="flex items-start gap-2.5 px-3 py-2">
              {closing ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
              ) : (
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
              )}
              {closing ? (
                <span className="min-w-0 break-words">{`${closedDaysText(closing)} · ${closing.reason}`}</span>
              ) : (
                <span className="min-w-0 break-words">
                  {line}
                  <span className="block text-danger">{fault}</span>
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
