import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { failureText, refusalOf } from '#web/platform/api/request.ts';
import { FieldError } from '#web/platform/ui/field.tsx';

/** Tells a refusal where it belongs: what was typed wrongly (403) at its field, the rest for the whole form. */
export function tellRefusal<Typed extends FieldValues>(
  setError: UseFormSetError<Typed>,
  field: FieldPath<Typed>,
): (error: Error) => void {
  return (error) => {
    const message = refusalOf(error, 403);
    if (message !== undefined) setError(field, { message }, { shouldFocus: true });
    else setError('root', { message: failureText(error).replace(/^\d+: /, '') });
  };
}

/** Why the whole form was refused, in the form itself: outside an open dialog nothing is read out. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && <FieldError>{message}</FieldError>}
    </div>
  );
}
