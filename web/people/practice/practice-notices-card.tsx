import { DatabaseBackup, TriangleAlert } from 'lucide-react';
import { operatingWarnings } from '#domain/people/practice/operating-warning.ts';
import type {
  PracticeNotice,
  PracticeNoticeKind,
  SignedPlace,
} from '#domain/people/practice/practice-notice.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { usePracticeNotices } from './practice-notice-queries.ts';
import { useTimeZone } from './practice-settings-queries.ts';

interface PracticeNoticesCardProps {
  /** Returns the name of the user's own client. */
  clientName: (clientId: number) => string;
}

/** The notices above the dashboard; nothing if there are none. */
export function PracticeNoticesCard({ clientName }: PracticeNoticesCardProps) {
  const notices = usePracticeNotices().data ?? [];
  if (notices.length === 0) return null;
  return (
    <Card aria-label="Notices" className="mb-5 p-4 sm:px-5">
      <ul className="flex flex-col gap-3">
        {notices.map((notice) => (
          <NoticeLine key={notice.kind} notice={notice} clientName={clientName} />
        ))}
      </ul>
    </Card>
  );
}

const sentences: Record<PracticeNoticeKind, string> = {
  'data damaged':
    'The practice’s data is damaged, and nothing is saved any more. Whoever looks after the server stops the program and brings a backup back with npm run restore.',
  'disk refuses':
    'The server’s disk takes nothing more, and nothing is saved at the moment. Whoever looks after the server frees space on it.',
  ...operatingWarnings,
  'signed changed':
    'What was signed is not any more as it was signed: past the program, texts or the records behind them were changed or removed. Everybody can go on working. Whoever looks after the server runs npm run audit:verify and looks into the backups for the last one that is whole.',
  restored:
    'The practice was restored from a backup. Records that were added or changed after that backup are not there; your password and your ways to sign in stayed as they are.',
  'older copy':
    'The practice’s data was exchanged for an older copy. What came after that copy is not there, and passwords, passkeys and second factors are what they were then: choose a new password, and remove passkeys that you do not know.',
};

function placeWords(
  { clientId, position, therapist }: SignedPlace,
  clientName: (clientId: number) => string,
): string {
  const whose = therapist === null ? clientName(clientId) : `Client ${clientId} of ${therapist}`;
  return `${whose}: signed text ${position}`;
}

function NoticeLine({
  notice: { kind, at, places = [] },
  clientName,
}: PracticeNoticesCardProps & { notice: PracticeNotice }) {
  const timeZone = useTimeZone();
  const isTrouble = kind !== 'restored';
  const Icon = isTrouble ? TriangleAlert : DatabaseBackup;
  return (
    <li className="flex min-w-0 items-start gap-3 text-ink text-sm">
      <span
        className={
          isTrouble
            ? 'inline-flex rounded-lg bg-danger-soft p-2 text-danger-ink'
            : 'inline-flex rounded-lg bg-info-soft p-2 text-info-ink'
        }
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 self-center">
        {sentences[kind]}
        {at !== null && (
          <span className="text-ink-muted">
            {' '}
            {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
          </span>
        )}
        {places.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {places.map((place) => (
              <li key={`${place.therapist} ${place.clientId}`}>{placeWords(place, clientName)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
