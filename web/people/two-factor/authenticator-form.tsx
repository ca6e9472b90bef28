import { zodResolver } from '@hookform/resolvers/zod';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import {
  type IssuedRecoveryCodes,
  type TwoFactorSetup,
  twoFactorStart,
} from '#domain/people/two-factor/two-factor.ts';
import { FormRefusal, showRefusal } from '#web/people/settings/refused-form.tsx';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useTurnOnTwoFactor } from './two-factor-queries.ts';

const AuthenticatorPicture = lazy(async () => {
  const { AuthenticatorPicture: Loaded } = await import('./authenticator-picture.tsx');
  return { default: Loaded };
});

interface AuthenticatorFormProps {
  setup: TwoFactorSetup;
  onDone: (issued: IssuedRecoveryCodes) => void;
  onCancel: () => void;
}

/** Shows an authenticator app's secret as a QR code and text, and takes its first code. */
export function AuthenticatorForm({ setup: { uri, secret }, onDone, onCancel }: AuthenticatorFormProps) {
  const turnOn = useTurnOnTwoFactor();
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(twoFactorStart),
    defaultValues: { code: '' },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((typed) =>
        turnOn.mutate(typed, {
          onSuccess: onDone,
          onError: showRefusal(setError, 'code'),
        }),
      )}
      className="grid gap-6"
    >
      <div className="grid justify-items-center gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:justify-items-start">
        <div className="size-48 overflow-hidden rounded-lg border border-line">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <AuthenticatorPicture uri={uri} />
          </Suspense>
        </div>
        <div className="grid w-full gap-3 text-sm">
          <a href={uri} className={buttonStyles({ variant: 'secondary', className: 'md:hidden' })}>
            <Smartphone aria-hidden="true" />
            Open an app on this phone
          </a>
          <div>
            <p className="font-medium text-ink">Cannot scan it?</p>
            <p className="text-ink-muted">Type this key into the app, as a key based on time:</p>
          </div>
          <p className="select-all break-words rounded-md bg-sunken px-3 py-2 font-mono text-ink tracking-wide">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <CopyButton text={secret} label="Copy Key" size="sm" className="justify-self-start" />
        </div>
      </div>
      <Field
        label="Code From the App"
        hint="6 digits, new every half minute."
        error={formState.errors.code?.message}
      >
        <Input
          {...register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className="font-mono tracking-wider"
        />
      </Field>
      <FormRefusal message={formState.errors.root?.message} />
      <FormActions
        saveText="Connect"
        savingText="Checking..."
        isSaving={turnOn.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}
