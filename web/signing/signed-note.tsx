import { useState } from 'react';
import { formatDate, formatDay } from '#domain/dates.ts';
import type { NoteOfSession } from '#domain/session-notes/note-of-session.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import { type Signed, signedShape } from '#domain/signing/signed-note.ts';
import { useShownName } from '#web/clients/shown-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { type Act, ActDialog } from './act-dialog.tsx';
import { NoteAsItReads } from './note-as-it-reads.tsx';
import { useSignedTexts } from './signing-queries.ts';

interface SignedNoteProps {
  session: Session;
  note: Pick<NoteOfSession, 'state'>;
}

/** What was signed of a session, to read: the version that counts, what was added, earlier versions; and the acts after it. */
export function SignedNote({ session, note }: SignedNoteProps) {
  const texts = useSignedTexts(session.id);
  return (
    <WhenLoaded query={texts} loadingLabel="Loading note" placeholders={3}>
      {(documents) => <Documents session={session} note={note} documents={documents} />}
    </WhenLoaded>
  );
}

type Read = SignedDocument & { signed: Signed };

function Documents({ session, note, documents }: SignedNoteProps & { documents: readonly SignedDocument[] }) {
  const [act, setAct] = useState<Act>();
  const read = documents.map((one): Read => ({ ...one, signed: signedShape.parse(JSON.parse(one.text)) }));
  const versions = read.filter(({ kind }) => kind === 'session-note').toReversed();
  const isWithdrawn = note.state === 'withdrawn';
  return (
    <div className="flex flex-col gap-5">
      {versions.map((version, index) => (
        <Version
          key={version.uid}
          version={version}
          next={versions[index - 1]}
          isWithdrawn={isWithdrawn}
          acts={read.filter(({ aboutUid, kind }) => aboutUid === version.uid && kind !== 'session-note')}
        />
      ))}
      {note.state !== 'draft' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAct('addendum')}>
            Addendum
          </Button>
          <Button variant="secondary" onClick={() => setAct('correct')}>
            Correct
          </Button>
          {!isWithdrawn && (
            <Button variant="secondary" onClick={() => setAct('withdraw')}>
              Withdraw
            </Button>
          )}
        </div>
      )}
      {act && <ActDialog act={act} session={session} onClose={() => setAct(undefined)} />}
    </div>
  );
}

interface VersionProps {
  version: Read;
  /** The version that replaced it. */
  next: Read | undefined;
  isWithdrawn: boolean;
  acts: readonly Read[];
}

function Version({ version: { signed, version, hash }, next, isWithdrawn, acts }: VersionProps) {
  const shownName = useShownName();
  if (signed.kind !== 'session-note') return null;
  const isStruck = isWithdrawn && next === undefined;
  const title = next
    ? `Version ${version}, replaced ${formatDate(next.signedAt, signed.timeZone)}`
    : version > 1
      ? `Signed Note, version ${version}`
      : 'Signed Note';
  const content = (
    <CardBody className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{whoseWords(signed, shownName)}</p>
      <div className={isStruck ? 'line-through' : undefined}>
        <NoteAsItReads note={signed} />
      </div>
      <Seal signed={signed} hash={hash} />
      {acts.map((one) => (
        <Added key={one.uid} {...one} />
      ))}
    </CardBody>
  );
  return (
    <Card>
      <CardHeader
        title={title}
        actions={
          <>
            {signed.isLate && <Badge variant="warning">Late entry</Badge>}
            {isStruck && <Badge variant="danger">Withdrawn</Badge>}
          </>
        }
      />
      {next ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center px-5 text-ink-muted text-sm">
            Show this version
          </summary>
          {content}
        </details>
      ) : (
        content
      )}
    </Card>
  );
}

/** Whose note it is, as it was signed: the child may have another name by now. */
function whoseWords({ client, practice }: Signed, shownName: (name: string) => string): string {
  const born = client.dateOfBirth && `Date of birth: ${formatDay(client.dateOfBirth)}`;
  return [shownName(client.name), born, practice.name].filter(Boolean).join(' · ');
}

const actTitles = { addendum: 'Addendum', 'family-statement': 'Family statement', withdrawal: 'Withdrawn' };

function Added({ signed, hash }: Read) {
  if (signed.kind === 'session-note') return null;
  return (
    <section className="border-line border-t pt-4 text-sm">
      <h3 className="font-medium text-ink">{actTitles[signed.kind]}</h3>
      <p className="whitespace-pre-wrap break-words text-ink">{signed.words}</p>
      <Seal signed={signed} hash={hash} />
    </section>
  );
}

function Seal({ signed: { attestations, signatureLine }, hash }: { signed: Signed; hash: string }) {
  return (
    <div className="text-ink-muted text-sm">
      {attestations.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <p>{signatureLine}</p>
      <p>{`Seal ${hash.slice(0, 12)}`}</p>
    </div>
  );
}
