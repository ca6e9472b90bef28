import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Group } from '#domain/caseload/groups/group.ts';
import { MEMBERS_LIMIT, membersOn } from '#domain/caseload/groups/group-member.ts';
import { othersNamedInNote } from '#domain/caseload/groups/names-in-note.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { isGroupMeeting, NEW_GROUP } from '#domain/caseload/sessions/session-group-values.ts';
import { isDay } from '#domain/platform/dates.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useClientFinder, useClientName } from '#web/caseload/clients/client-queries.ts';
import { shownFirstNameOf } from '#web/caseload/clients/shown-names.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { OthersField, othersInput } from '#web/caseload/groups/others-field.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';

interface SessionGroupFieldsProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
}

/**
 * Fields for several children at one time: an existing or new group, and its children. Unused, the session is one
 * child's.
 */
export function SessionGroupFields({ form }: SessionGroupFieldsProps) {
  const { watch, setValue, register, formState } = form;
  const today = useToday();
  const groups = useGroups().data ?? [];
  const [withInactive, setWithInactive] = useState(false);
  const [clientId, day, group] = watch(['clientId', 'date', 'group']);
  const errors = formState.errors.group;
  const change = (changes: Partial<SessionFormValues['group']>) =>
    setValue('group', { ...group, ...changes }, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  function setChildren([first, ...others]: readonly number[]): void {
    setValue('clientId', first ?? null, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    change({ clientIds: others });
  }

  function handleAdd(added: number | null): void {
    if (added === null || children.includes(added)) return;
    if (clientId === null) setChildren([added]);
    else change({ choice: group.choice || NEW_GROUP, clientIds: [...group.clientIds, added] });
  }

  /** Selects the group's members of the day, until the therapist changes the selection. */
  function fillFrom({ id, members }: Group): void {
    const [first, ...others] = membersOn(members, isDay(day) ? day : today).map((member) => member.clientId);
    setValue('clientId', first ?? clientId, { shouldDirty: true });
    setValue('group', { ...group, choice: String(id), clientIds: others }, { shouldDirty: true });
  }

  function handleChoice(choice: string): void {
    const chosen = groups.find(({ id }) => String(id) === choice);
    if (chosen) fillFrom(chosen);
    else change({ choice, ...(choice === '' && { clientIds: [] }) });
  }

  // A group chosen on the previous page is filled in once it is loaded.
  const named = groups.find(({ id }) => String(id) === group.choice);
  const isUnfilled = named !== undefined && clientId === null && group.clientIds.length === 0;
  const fill = useEffectEvent(() => named && fillFrom(named));
  useEffect(() => {
    if (isUnfilled) fill();
  }, [isUnfilled]);

  const children = [clientId, ...group.clientIds].filter((id) => id !== null);
  return (
    <fieldset className="grid gap-4 rounded-lg bg-sunken p-4">
      <legend className="sr-only">Group</legend>
      <Field label="Group" optional>
        <Select value={group.choice} onChange={(event) => handleChoice(event.target.value)}>
          <option value="">No group: one child</option>
          {groups
            .filter(({ id, active }) => active || String(id) === group.choice)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          <option value={NEW_GROUP}>A new group…</option>
        </Select>
      </Field>
      {(group.choice === NEW_GROUP || (group.choice === '' && group.clientIds.length > 0)) && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Name of the Group" error={errors?.name?.message}>
            <Input {...register('group.name')} autoComplete="off" placeholder="Tuesday writing group" />
          </Field>
          <OthersField error={errors?.others?.message}>
            <Input {...register('group.others', { valueAsNumber: true })} {...othersInput} />
          </OthersField>
        </div>
      )}
      {isGroupMeeting({ type: 'group', group }) && (
        <ChildChips ids={children} onRemove={(id) => setChildren(children.filter((one) => one !== id))} />
      )}
      {children.length < MEMBERS_LIMIT && (
        <div className="grid gap-1.5">
          <Field
            label="Add Another Child"
            hint="Each child gets a session of their own, with its own status, note and bill."
            error={errors?.clientIds?.message}
          >
            <ClientChoice value={null} onChange={handleAdd} withInactive={withInactive} />
          </Field>
          {group.choice !== '' && (
            <Checkbox
              label="Offer inactive clients here too"
              checked={withInactive}
              onChange={(event) => setWithInactive(event.target.checked)}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}

function ChildChips({ ids, onRemove }: { ids: readonly number[]; onRemove: (id: number) => void }) {
  const clientName = useClientName();
  return (
    <ul aria-label="Children of the group" className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <li
          key={id}
          className="inline-flex min-w-0 items-center rounded-full border border-line-strong bg-surface pl-3 text-sm"
        >
          <span className="wrap-anywhere">{clientName(id)}</span>
          <button
            type="button"
            aria-label={`Remove ${clientName(id)}`}
            onClick={() => onRemove(id)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-muted hover:text-danger md:size-8"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A warning that a note for several children contains one of their names. */
export function GroupNoteWarning({ form }: SessionGroupFieldsProps) {
  const clientOf = useClientFinder();
  const [clientId, group, notes] = form.watch(['clientId', 'group', 'notes']);
  const children = [clientId ?? 0, ...group.clientIds].flatMap((id) => clientOf(id) ?? []);
  const named = children.length > 1 ? othersNamedInNote(notes ?? '', null, children) : [];
  const names = named.map(shownFirstNameOf);
  return (
    <p role="status" className="font-medium text-sm text-warning-ink empty:hidden">
      {names.length > 0 &&
        `The note names ${names.join(' and ')}, and it begins the note of every child in the group.`}
    </p>
  );
}
