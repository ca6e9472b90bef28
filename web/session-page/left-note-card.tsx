import { useLeftNote } from '#web/sessions/note-draft-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** What was typed in the note of a session that is not there any more, so that it can be put somewhere else. */
export function LeftNoteCard({ sessionId }: { sessionId: number }) {
  const [text, forget] = useLeftNote(sessionId);
  if (text === undefined) return null;
  return (
    <Card className="mt-5">
      <CardHeader
        title="What you typed in its note"
        description="It was never saved, and is on this device alone."
      />
      <CardBody className="pt-3">
        <p className="whitespace-pre-wrap break-words text-sm">{text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <CopyButton text={text} label="Copy" />
          <Button variant="secondary" onClick={forget}>
            Discard
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
