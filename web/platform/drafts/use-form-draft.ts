import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { formDrafts } from './form-drafts.ts';
import { useKeepsTyping } from './kept-typing.ts';
import { hasShapeOf } from './same-shape.ts';

interface DraftPlace {
  /** Names the form and its record, and nobody: it stands in the device's storage as it is. Without it nothing is kept. */
  key: string | undefined;
  /** When the record was last changed; undefined for a new one. */
  updatedAt?: string | undefined;
}

export interface RestoredDraft {
  /** Whether the form holds what was typed before a reload. */
  isRestored: boolean;
  /** Whether the record was changed after it was typed. */
  isOlder: boolean;
  throwAway: () => void;
  /** Forgets it as soon as what was typed is saved: also who reloads in that moment does not get it back to save it twice. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form on this device, locked, until the form is left: it outlasts a reload and a tab that the
 * browser gave up, and is gone once it was saved, or given up by who typed it.
 */
export function useFormDraft<Values extends FieldValues, Context, Result>(
  form: UseFormReturn<Values, Context, Result>,
  { key, updatedAt }: DraftPlace,
): RestoredDraft {
  const userId = useUser().data?.id ?? 0;
  const [drafts] = useState(() => formDrafts(userId));
  useKeepsTyping(key !== undefined);
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
      formState: { values: true },
      callback: ({ values, defaultValues }) => keep(values, defaultValues ?? {}),
    });
    return () => {
      stop();
      // A form goes when it was saved or given up; a page that is reloaded takes nothing down.
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
