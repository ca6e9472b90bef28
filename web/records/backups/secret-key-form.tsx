import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { BackupCheck } from '#domain/records/backups/backup.ts';
import { type BackupOpening, backupSecretKey } from '#domain/records/backups/backup-key.ts';
import { FormRefusal, showRefusal } from '#web/people/settings/refused-form.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';

const typedKey = z.object({ secretKey: backupSecretKey });

interface SecretKeyFormProps {
  check: UseMutationResult<BackupCheck, Error, BackupOpening>;
  onCancel: () => void;
}

/** Asks for the key of an encrypted backup in order to check it. */
export function SecretKeyForm({ check, onCancel }: SecretKeyFormProps) {
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(typedKey),
    defaultValues: { secretKey: '' },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((typed) => check.mutate(typed, { onError: showRefusal(setError, 'secretKey') }))}
    >
      <Field
        label="Backup Key"
        hint="This backup is encrypted. Paste the key that you kept when you chose it; it is used now and not stored."
        error={formState.errors.secretKey?.message}
      >
        <Input {...register('secretKey')} autoComplete="off" spellCheck={false} className="font-mono" />
      </Field>
      <FormRefusal message={formState.errors.root?.message} />
      <FormActions
        saveText="Look Into It"
        savingText="Looking..."
        isSaving={check.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}
