import { zodResolver } from '@hookform/resolvers/zod';
import { confirmationOf } from '#domain/people/users/full-confirmation.ts';
import { type BackupCheck, takesAway } from '#domain/records/backups/backup.ts';
import {
  ConfirmationFields,
  refusedField,
  typedConfirmation,
} from '#web/people/sign-in/confirmation-fields.tsx';
import { failureText, RequestError } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useRestoreBackup } from './backup-queries.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface RestoreFormProps {
  check: BackupCheck;
  /** The key with which the backup was opened. */
  secretKey: string | undefined;
  onCancel: () => void;
}

/** What restoring would change, and the confirmation. */
export function RestoreForm({ check, secretKey, onCancel }: RestoreFormProps) {
  const restore = useRestoreBackup(check.backup);
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(typedConfirmation),
    defaultValues: { password: '', typedCode: '' },
  });

  function explainFailure(error: Error): void {
    if (!(error instanceof RequestError) || error.status !== 403) {
      failureToast('Restore Failed', failureText(error));
      return;
    }
    setError(refusedField(error), { message: error.message.replace(/^403: /, '') }, { shouldFocus: true });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit(({ password, typedCode }) =>
        restore.mutate({ ...confirmationOf(password, typedCode), secretKey }, { onError: explainFailure }),
      )}
    >
      <ComparisonTable tables={check.tables} />
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        <li>
          {takesAway(check)
            ? 'What was added or changed since is taken out of the practice. It stays in a backup that is made first, so that you can come back to it.'
            : 'No record was added, changed or deleted since. A backup of now is made first all the same.'}
        </li>
        <li>Settings and the website go back to that day too.</li>
        {check.keepsSignedIn && (
          <li>
            Accounts stay as they are now, with their passwords, second factors, passkeys and the owner. Each
            is told of the restore.
          </li>
        )}
        <li>Open invitations and links for a forgotten password end, and no mail is sent twice.</li>
        {check.isOlderVersion && (
          <li>The backup is from an older version of the program and is brought up to date.</li>
        )}
        <li>{signInText(check)}</li>
      </ul>
      <ConfirmationFields register={register} errors={formState.errors} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel} disabled={restore.isPending || restore.isSuccess}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="danger"
          // After success the page reloads by itself.
          pending={restore.isPending || restore.isSuccess}
          pendingText="Restoring..."
        >
          Restore This Backup
        </Button>
      </div>
    </form>
  );
}

function signInText({ keepsSignedIn }: BackupCheck): string {
  return keepsSignedIn
    ? 'You stay signed in, and so does everybody whose account is in the backup.'
    : 'This is a backup of another practice: you are signed out, and need an account of that practice to sign in.';
}
