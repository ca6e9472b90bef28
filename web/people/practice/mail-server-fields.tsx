import { TriangleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import {
  isSameSignIn,
  type MailSecurity,
  type MailServerFormValues,
  mailSecurities,
  readableOnTheWay,
  type SavedMailServer,
  usualMailPorts,
} from '#domain/platform/mail-server.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { Select } from '#web/platform/ui/select.tsx';

const securityLabels: Record<MailSecurity, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS',
  none: 'None',
};

/** The fields of the mail server. */
export function MailServerFields({ saved }: { saved: SavedMailServer | null }) {
  const { register, formState, watch } = useFormContext<MailServerFormValues>();
  const { errors } = formState;
  const typed = watch();
  return (
    <>
      <Field label="Server" error={errors.host?.message} className="sm:col-span-2">
        <Input
          {...register('host')}
          placeholder="smtp.example.com"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <SecurityField />
      <Field label="Port" error={errors.port?.message}>
        <Input {...register('port', { valueAsNumber: true })} type="number" inputMode="numeric" min={1} />
      </Field>
      <Unencrypted typed={typed} />
      <Field label="Name" optional hint="Often an email address." error={errors.user?.message}>
        <Input {...register('user')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Password" optional hint={passwordHint(saved, typed)} error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field
        label="Sender"
        optional
        hint="The address that mails come from. Empty: the practice's own address."
        error={errors.sender?.message}
        className="sm:col-span-2"
      >
        <Input {...register('sender')} type="email" autoComplete="off" />
      </Field>
    </>
  );
}

/** The choice of an encryption, which changes the port if it is the usual one. */
function SecurityField() {
  const { register, getValues, setValue } = useFormContext<MailServerFormValues>();
  const before = getValues('security');
  return (
    <Field label="Encryption" hint="Your mail provider says which; TLS is also called SSL.">
      <Select
        {...register('security', {
          onChange: () => {
            if (getValues('port') !== usualMailPorts[before]) return;
            setValue('port', usualMailPorts[getValues('security')], { shouldDirty: true });
          },
        })}
      >
        <LabeledOptions values={mailSecurities} labels={securityLabels} />
      </Select>
    </Field>
  );
}

const warnings = {
  password: 'The name and the password travel unencrypted: anyone on the way can read and use them.',
  mails: 'Mails travel unencrypted: anyone on the way can read them.',
};

function Unencrypted({ typed: { host, security, user } }: { typed: MailServerFormValues }) {
  const readable = readableOnTheWay({ host, security, user });
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {readable && (
        <p className="flex items-start gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {warnings[readable]}
        </p>
      )}
    </div>
  );
}

function passwordHint(saved: SavedMailServer | null, typed: MailServerFormValues): string | undefined {
  if (saved === null || saved.password === 'none') return undefined;
  if (saved.password === 'unreadable') {
    return 'The saved password cannot be read with the key of this server. Enter it again.';
  }
  if (isSameSignIn(saved, { ...typed, user: typed.user || null, sender: null })) {
    return 'A password is saved. Empty: it stays.';
  }
  return 'The saved password stays with the old server and name. Enter it again.';
}
