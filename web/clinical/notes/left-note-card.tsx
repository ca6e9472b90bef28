import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';
import { useLeftNote } from './note-drafts.ts';

/** The local text of a note whose session no longer exists, so that it can be copied elsewhere. */
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
