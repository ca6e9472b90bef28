import { type RefObject, useRef, useState } from 'react';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useRequireSecondFactor } from './use-require-second-factor.ts';

/** The setting that requires a second factor of everybody. */
export function SecondFactorCard() {
  const { requiresSecondFactor } = usePracticeSettings();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Card>
      <CardHeader
        title="Second Factor"
        mark={requiresSecondFactor && <Badge variant="success">Required</Badge>}
        description="A code from an authenticator app, or a passkey: who finds out a password still does not get in."
      />
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="max-w-md text-ink-muted text-sm">
          {requiresSecondFactor
            ? 'Nobody reaches a record of the practice with a password alone.'
            : 'Each therapist decides alone whether to use one.'}
        </p>
        <Button ref={button} variant="secondary" onClick={() => setAsking(true)}>
          {requiresSecondFactor ? 'Let Each Decide' : 'Require of Everybody'}
        </Button>
      </CardBody>
      {isAsking && (
        <RequireDialog
          isRequired={requiresSecondFactor}
          fallbackFocus={button}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

const questions = {
  begin: {
    title: 'Require a second factor of everybody?',
    description:
      'Whoever has none is asked to set one up at once, and reaches nothing else before. Their records stay as they are. You need one yourself first.',
    submitText: 'Require It',
  },
  end: {
    title: 'Let each therapist decide?',
    description:
      'Second factors that are set up stay on. Whoever turns theirs off signs in with the password alone.',
    submitText: 'Let Each Decide',
  },
};

interface RequireDialogProps {
  isRequired: boolean;
  fallbackFocus: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

function RequireDialog({ isRequired, fallbackFocus, onClose }: RequireDialogProps) {
  const require = useRequireSecondFactor();
  const { title, description, submitText } = questions[isRequired ? 'end' : 'begin'];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      fallbackFocus={fallbackFocus}
      width="sm"
    >
      <ConfirmationForm
        submitText={submitText}
        pendingText="Saving..."
        isPending={require.isPending}
        destructive={isRequired}
        onConfirm={(confirmation, onError) =>
          require.mutate({ requiresSecondFactor: !isRequired, confirmation }, { onSuccess: onClose, onError })
        }
        onCancel={onClose}
      />
    </Dialog>
  );
}
