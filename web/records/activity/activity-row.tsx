import { type ActivityLine, activityVerb } from '#domain/platform/audit/activity.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/** Parts two facts; where a line ends there, it stays with the first. */
const DOT = '\u00A0· ';

/** One line of the log: what, about whom, who, when, from where. */
export function ActivityRow({ line }: { line: ActivityLine }) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const { action, clientId, fullName, at, address } = line;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <p className="min-w-0 break-words text-ink">
        <span className="font-medium">{phraseOf(line)}</span>
        {clientId !== null && `${DOT}${clientName(clientId)}`}
      </p>
      <p className="min-w-0 break-words text-ink-muted">
        {action === 'fail' && fullName !== null ? 'Somebody' : (fullName ?? 'The program')}
        {DOT}
        {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
        {address !== null && `${DOT}${address}`}
      </p>
    </li>
  );
}

/** What was done, and to what: "Looked through inquiries". */
function phraseOf({ action, entity }: ActivityLine): string {
  const said = phrases[`${action} ${entity}`];
  if (said !== undefined) return said;
  const noun = nouns[entity] ?? entity;
  if (action === 'list') return `${activityVerb(action)} ${lists[entity] ?? noun}`;
  return action === 'refuse' ? `${activityVerb(action)}: ${noun}` : `${activityVerb(action)} ${noun}`;
}

const nouns: Record<string, string> = {
  client: 'client',
  session: 'session',
  group: 'group',
  assessment: 'assessment',
  annual: 'annual record',
  invoice: 'invoice',
  task: 'task',
  document: 'document',
  'assessment-template': 'assessment template',
  inquiry: 'inquiry',
  'sealed-record': 'deleted record',
  caseload: 'whole caseload',
  practice: 'practice settings',
  ownership: 'owner of the practice',
  backup: 'backup of the practice',
  'backup-key': 'key of the backups',
  account: 'account',
  invitation: 'invitation',
  device: 'device',
  'two-factor': 'two-factor sign-in',
  'recovery-link': 'recovery link',
  passkey: 'passkey',
  'activity-log': 'activity log',
};

const lists: Record<string, string> = {
  client: 'clients',
  session: 'sessions',
  'note-version': 'earlier versions of notes',
  group: 'groups',
  assessment: 'assessments',
  annual: 'annual records',
  invoice: 'invoices',
  task: 'tasks',
  document: 'documents',
  inquiry: 'inquiries',
  'sealed-record': 'deleted records',
};

/** What is said in words of its own. */
const phrases: Record<string, string> = {
  'create account': 'Opened the account and signed in',
  'restore account': 'Chose a new password by a recovery link',
  'create sign-in': 'Signed in',
  'delete access': 'Disabled an account',
  'restore access': 'Enabled an account',
  'delete sign-in': 'Signed out',
  'delete device': 'Signed out another device',
  'fail sign-in': 'Failed to sign in',
  'fail two-factor': 'Failed to sign in: the code was wrong',
  'fail passkey': 'Failed to sign in: the passkey did not fit',
  'create invitation': 'Invited somebody',
  'update invitation': 'Used an invitation',
  'delete invitation': 'Took an invitation back',
  'create two-factor': 'Turned on two-factor sign-in',
  'delete two-factor': 'Turned off two-factor sign-in',
  'create second-factor-rule': 'Began to require a second factor of everybody',
  'delete second-factor-rule': 'Let each therapist decide about a second factor',
  'create recovery-code': 'Made new recovery codes',
  'delete recovery-code': 'Used a recovery code',
  'read passkey': 'Used a passkey',
  'create audit-key': 'Began to seal this log with a key',
  'fail activity-log': 'Found that the end of this log had been changed',
  'restore older-copy': 'Found an older copy in the place of the data',
  'sign document': 'Signed document',
  'amend document': 'Added to document',
  'correct document': 'Began to correct document',
  'withdraw document': 'Withdrew document',
  'review document': 'Reviewed document',
  'read signed-document': 'Read a signed text as supervisor',
  'update supervision': 'Named who supervises',
  'delete supervision': 'Ended a supervision',
  'update passkey': 'Renamed passkey',
  'delete passkey': 'Removed passkey',
};
