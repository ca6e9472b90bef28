import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  type MailServerChange,
  type MailServerFormValues,
  mailServerChange,
  type SavedMailServer,
  usualMailPorts,
} from '#domain/platform/mail-server.ts';
import { refusedField } from '#web/people/sign-in/refused-field.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { MailServerFields } from './mail-server-fields.tsx';
import { useSaveMailServer } from './mail-server-queries.ts';
import { MailTestCard } from './mail-test-card.tsx';
import { RemoveMailServer } from './remove-mail-server.tsx';

/** The form for the mail server, with the test of what is saved. */
export function MailServerForm({ saved }: { saved: SavedMailServer | null }) {
  const save = useSaveMailServer();
  const button = useRef<HTMLButtonElement>(null);
  const form = useCheckedForm<MailServerFormValues, unknown, MailServerChange>({
    resolver: zodResolver(mailServerChange),
    defaultValues: formStart(saved),
  });
  const { formState, handleSubmit, reset, setError } = form;
  const unsaved = useUnsavedChanges(formState.isDirty);

  function refuse(error: Error): void {
    const refused = refusedField(error, ['host', 'port', 'user', 'password', 'sender']);
    if (refused) setError(refused.name, { message: refused.message }, { shouldFocus: true });
  }

  return (
    <FormProvider {...form}>
      <div className="flex flex-col gap-6">
        <Card>
          <CardHeader
            title="Mail Server"
            description="Requests from the website, security notices and links to confirm an address are mailed through it. Your mail provider tells you what to enter."
          />
          <form
            noValidate
            onSubmit={handleSubmit((change) =>
              save.mutate(change, { onError: refuse, onSuccess: (state) => reset(formStart(state.saved)) }),
            )}
          >
            <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <MailServerFields saved={saved} />
            </CardBody>
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">
              <RemoveMailServer
                isInUse
                isSaved={saved !== null}
                fallbackFocus={button}
                onRemoved={() => reset(formStart(null))}
              />
              <Button ref={button} type="submit" pending={save.isPending} pendingText="Saving...">
                Save Mail Server
              </Button>
            </div>
          </form>
          {unsaved.question}
        </Card>
        {saved && <MailTestCard key={save.submittedAt} hasUnsavedChanges={formState.isDirty} />}
      </div>
    </FormProvider>
  );
}

function formStart(saved: SavedMailServer | null): MailServerFormValues {
  return {
    host: saved?.host ?? '',
    port: saved?.port ?? usualMailPorts.starttls,
    security: saved?.security ?? 'starttls',
    user: saved?.user ?? '',
    password: '',
    sender: saved?.sender ?? '',
  };
}
