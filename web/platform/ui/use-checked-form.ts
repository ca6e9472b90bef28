import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';

/** A fieldset with several inputs is invalid as a whole: its first input receives focus. */
const wrongFields = '[aria-invalid="true"], fieldset[data-wrong] :is(input, button)';

/**
 * Like `useForm`, but a failed validation unfolds the invalid fields and focuses the first one on the page; by default,
 * fields are focused in the order of registration.
 */
export function useCheckedForm<Values extends FieldValues, Context, Result = Values>(
  props: UseFormProps<Values, Context, Result>,
): UseFormReturn<Values, Context, Result> {
  const form = useForm({ ...props, shouldFocusError: false });
  const { submitCount } = form.formState;
  const element = useRef<HTMLElement>(null);
  const focused = useRef(0);

  useEffect(() => {
    const isMore = submitCount > focused.current;
    // A form that was reset starts counting again.
    focused.current = submitCount;
    if (!isMore) return;
    const wrong = [...(element.current?.querySelectorAll<HTMLElement>(wrongFields) ?? [])];
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
  }, [submitCount]);

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event?: BaseSyntheticEvent) => {
      element.current = event?.currentTarget instanceof HTMLElement ? event.currentTarget : null;
      return submit(event);
    };
  };
  return { ...form, handleSubmit };
}
