import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import * as z from 'zod/mini';
import { useTwoFactor } from '#web/people/two-factor/two-factor-queries.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';

/** The typed confirmation; `confirmationOf` converts it. */
export const typedConfirmation = z.object({
  password: z.string().check(z.minLength(1, 'Password is required')),
  typedCode: z.string(),
});
export type TypedConfirmation = z.output<typeof typedConfirmation>;

/** Returns the field at which a refusal is shown. */
export function refusedField(error: Error): keyof TypedConfirmation {
  return error instanceof RequestError && error.field === 'code' ? 'typedCode' : 'password';
}

interface ConfirmationFieldsProps {
  register: UseFormRegister<TypedConfirmation>;
  errors: FieldErrors<TypedConfirmation>;
}

/** The fields for the password and, if two-factor sign-in is on, a code. */
export function ConfirmationFields({ register, errors }: ConfirmationFieldsProps) {
  // A refusal of the code shows the field also if two-factor sign-in was turned on somewhere else meanwhile.
  const needsCode = useTwoFactor().data?.turnedOnAt != null || errors.typedCode !== undefined;
  return (
    <>
      <Field
        label="Your Password"
        hint="Asked so that nobody else can do this from your screen."
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field
          label="Code"
          hint="The 6 digits that your authenticator app shows, or a recovery code."
          error={errors.typedCode?.message}
        >
          <Input {...register('typedCode')} autoComplete="one-time-code" spellCheck={false} />
        </Field>
      )}
    </>
  );
}
