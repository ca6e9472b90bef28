import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftOwnerContext } from './draft-owner.ts';
import { formDrafts } from './form-drafts.ts';
import { hasShapeOf } from './same-shape.ts';
import { useSavesInput } from './saved-input.ts';

interface DraftPlace {
  /** Names the form and its record, but no person: it is stored unencrypted. If omitted, no draft is saved. */
  key: string | undefined;
  /** When the record was last changed; undefined for a new one. */
  updatedAt?: string | undefined;
}

export interface RestoredDraft {
  /** Whether the form contains a draft from before a reload. */
  isRestored: boolean;
  /** Whether the record was changed after the draft. */
  isOlder: boolean;
  throwAway: () => void;
  /**
   * Deletes the draft as soon as the form is saved, so that a reload at that moment does not restore it and save it
   * twice.
   */
  forget: () => void;
}

/**
 * Saves a form's input on this device, encrypted, until the form is left: it survives a reload or a discarded tab,
 * and is deleted when the form is saved or discarded.
 */
export function useFormDraft<Values extends FieldValues, Context, Result>(
  form: UseFormReturn<Values, Context, Result>,
  { key, updatedAt }: DraftPlace,
): RestoredDraft {
  const userId = useContext(DraftOwnerContext);
  const [drafts] = useState(() => formDrafts(userId));
  useSavesInput(key !== undefined);
  const [restored, setRestored] = useState<{ isOlder: boolean }>();

  const restore = useEffectEvent(() => {
    const draft = key === undefined ? undefined : drafts.read(key);
    const start = form.formState.defaultValues;
    if (!draft || !start) return;
    const values: unknown = { ...start, ...draft.changed };
    if (!hasShapeOf(values, form.getValues())) return;
    form.reset(values, { keepDefaultValues: true });
    setRestored({ isOlder: draft.updatedAt !== (updatedAt ?? null) });
  });
  const keep = useEffectEvent((values: object, start: object) => {
    if (key === undefined) return;
    const changed = Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(start, name)),
    );
    if (changed.length === 0) drafts.drop(key);
    else drafts.keep(key, { changed: Object.fromEntries(changed), updatedAt: updatedAt ?? null });
  });
  const drop = () => {
    if (key !== undefined) drafts.drop(key);
  };
  const dropAtTheEnd = useEffectEvent(drop);

  useEffect(() => {
    restore();
    const stop = form.subscribe({
      // `resetField`, with which a form fills itself in, tells of a value before its default, and then of `isDirty`.
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues }) => keep(values, defaultValues ?? {}),
    });
    return () => {
      stop();
      // A form unmounts when it is saved or discarded; a reload unmounts nothing.
      dropAtTheEnd();
    };
  }, [form.subscribe]);

  return {
    isRestored: restored !== undefined,
    isOlder: restored?.isOlder ?? false,
    throwAway: () => {
      form.reset();
      drop();
      setRestored(undefined);
    },
    forget: drop,
  };
}
