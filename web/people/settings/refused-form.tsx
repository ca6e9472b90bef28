import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { failureText, refusalOf } from '#web/platform/api/request.ts';
import { FieldError } from '#web/platform/ui/field.tsx';

/** Shows a refusal: wrong input (403) at its field, others for the whole form. */
export function showRefusal<Typed extends FieldValues>(
  setError: UseFormSetError<Typed>,
  field: FieldPath<Typed>,
): (error: Error) => void {
  return (error) => {
    const message = refusalOf(error, 403);
    if (message !== undefined) setError(field, { message }, { shouldFocus: true });
    else setError('root', { message: failureText(error).replace(/^\d+: /, '') });
  };
}

/** Shows why the form was refused, inside the form: while a dialog is open nothing outside is announced. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && <FieldError>{message}</FieldError>}
    </div>
  );
}
