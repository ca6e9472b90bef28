import { type ActivityLine, activityVerb } from '#domain/audit/activity.ts';
import { formatDate, formatTime } from '#domain/dates.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';

/** Parts two facts; where a line ends there, it stays with the first. */
const DOT = '\u00A0· ';

/** One line of the log: what, about whom, who, when, from where. */
export function ActivityRow({ line }: { line: ActivityLine }) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const { action, entity, clientId, fullName, at, address } = line;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <p className="min-w-0 break-words text-ink">
        <span className="font-medium">
          {phrases[`${action} ${entity}`] ?? `${activityVerb(action)} ${nouns[entity] ?? entity}`}
        </span>
        {clientId !== null && `${DOT}${clientName(clientId)}`}
      </p>
      <p className="min-w-0 break-words text-ink-muted">
        {fullName ?? 'The program'}
        {DOT}
        {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
        {address !== null && `${DOT}${address}`}
      </p>
    </li>
  );
}

const nouns: Record<string, string> = {
  client: 'client',
  session: 'session',
  assessment: 'assessment',
  annual: 'annual record',
  invoice: 'invoice',
  task: 'task',
  inquiry: 'inquiry',
  caseload: 'whole caseload',
  practice: 'practice settings',
  ownership: 'owner of the practice',
  backup: 'backup of the practice',
  'backup-key': 'key of the backups',
  account: 'account',
  'recovery-link': 'recovery link',
  passkey: 'passkey',
};

/** What is said in words of its own. */
const phrases: Record<string, string> = {
  'create sign-in': 'Signed in',
  'delete access': 'Disabled an account',
  'restore access': 'Enabled an account',
  'create two-factor': 'Turned on two-factor sign-in',
  'delete two-factor': 'Turned off two-factor sign-in',
  'create recovery-code': 'Made new recovery codes',
  'delete recovery-code': 'Used a recovery code',
  'read passkey': 'Used a passkey',
  'update passkey': 'Renamed passkey',
  'delete passkey': 'Removed passkey',
};
