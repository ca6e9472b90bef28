import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Profile, type ProfileChange, profile } from '#domain/people/users/account-change.ts';
import type { User } from '#domain/people/users/user.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { refusedField } from '#web/people/sign-in/refused-field.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { UsernameInput } from '#web/platform/ui/username-input.tsx';
import { useUpdateProfile } from './account-queries.ts';
import { EmailProofNote } from './email-proof-note.tsx';

/** The form for name, email and username. A taken name is reported at its field. */
export function ProfileCard({ user }: { user: User }) {
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, reset, setError } = useCheckedForm({
    resolver: zodResolver(profile),
    defaultValues: profileOf(user),
  });
  const { errors, isDirty } = formState;
  const unsaved = useUnsavedChanges(isDirty);
  const [toConfirm, setToConfirm] = useState<Profile>();

  function save(typed: Profile): void {
    if (typed.email !== user.email || typed.username !== user.username) setToConfirm(typed);
    else update.mutate(typed, answers());
  }

  function answers(onRefused?: (error: Error) => void) {
    return {
      onSuccess: (saved: User) => {
        setToConfirm(undefined);
        reset(profileOf(saved));
      },
      onError: (error: Error) => {
        onRefused?.(error);
        const refused = refusedField(error, ['fullName', 'email', 'username']);
        if (!refused) return;
        setToConfirm(undefined);
        setError(refused.name, { message: refused.message }, { shouldFocus: true });
      },
    };
  }

  return (
    <Card>
      <CardHeader title="Profile" />
      <form noValidate onSubmit={handleSubmit(save)}>
        <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Full Name" error={errors.fullName?.message} className="sm:col-span-2">
            <Input {...register('fullName')} autoComplete="name" />
          </Field>
          <Field label="Email" error={errors.email?.message}>
            <Input {...register('email')} type="email" autoComplete="email" />
          </Field>
          <Field label="Username" error={errors.username?.message}>
            <UsernameInput {...register('username')} />
          </Field>
          <EmailProofNote email={user.email} />
        </CardBody>
        <div className="flex justify-end border-line border-t px-5 py-4">
          <Button type="submit" pending={update.isPending} pendingText="Saving...">
            Save Profile
          </Button>
        </div>
      </form>
      {toConfirm && (
        <Dialog
          open
          onOpenChange={(open) => !open && setToConfirm(undefined)}
          width="sm"
          title="Is it you?"
          description="You sign in with these, or are told there what changes. Every other device is signed out."
        >
          <ConfirmationForm
            submitText="Save Profile"
            pendingText="Saving..."
            isPending={update.isPending}
            onConfirm={(confirmation, onRefused) =>
              update.mutate({ ...toConfirm, confirmation } satisfies ProfileChange, answers(onRefused))
            }
            onCancel={() => setToConfirm(undefined)}
          />
        </Dialog>
      )}
      {unsaved.question}
    </Card>
  );
}

function profileOf({ fullName, email, username }: User): Profile {
  return { fullName, email, username };
}
