import { type ActivityAction, type ActivityLine, activityVerb } from '#domain/platform/audit/activity.ts';
import { type ListedRecord, listedRecords } from './caseload-records.ts';

interface Words {
  one: string;
  several: string;
}

/** The subjects of the activity log that are not records. */
const otherWords = {
  'sealed-record': { one: 'deleted record', several: 'deleted records' },
  import: { one: 'import', several: 'imports' },
  inquiry: { one: 'inquiry', several: 'inquiries' },
  'assessment-template': { one: 'assessment template', several: 'assessment templates' },
  caseload: { one: 'whole caseload', several: 'whole caseload' },
  practice: { one: 'practice settings', several: 'practice settings' },
  'mail-server': { one: 'mail server', several: 'mail servers' },
  ownership: { one: 'owner of the practice', several: 'owners of the practice' },
  backup: { one: 'backup of the practice', several: 'backups of the practice' },
  'backup-key': { one: 'key of the backups', several: 'keys of the backups' },
  'older-copy': { one: 'older copy of the data', several: 'older copies of the data' },
  'service-log': { one: 'service log', several: 'service logs' },
  account: { one: 'account', several: 'accounts' },
  access: { one: 'access', several: 'access' },
  supervision: { one: 'supervision', several: 'supervisions' },
  invitation: { one: 'invitation', several: 'invitations' },
  'recovery-link': { one: 'recovery link', several: 'recovery links' },
  'sign-in': { one: 'sign-in', several: 'sign-ins' },
  device: { one: 'device', several: 'devices' },
  'two-factor': { one: 'two-factor sign-in', several: 'two-factor sign-ins' },
  'second-factor-rule': { one: 'rule about second factors', several: 'rules about second factors' },
  'recovery-code': { one: 'recovery code', several: 'recovery codes' },
  passkey: { one: 'passkey', several: 'passkeys' },
  'activity-log': { one: 'activity log', several: 'activity log' },
  'audit-key': { one: 'key of the activity log', several: 'keys of the activity log' },
} as const satisfies Record<string, Words>;

/** The subject of a line of the activity log. */
export type AuditedEntity = ListedRecord['noun'] | keyof typeof otherWords;

const wordsOfEntity = new Map<string, Words>([
  ...Object.entries(otherWords),
  ...listedRecords.map(({ noun, words }) => [noun, words] as const),
]);

/** The actions that have a sentence of their own. */
const sentences: Partial<Record<`${ActivityAction} ${AuditedEntity}`, string>> = {
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
  'delete mail-server': 'Removed the mail server',
  'create audit-key': 'Began to seal this log with a key',
  'fail activity-log': 'Found that the end of this log had been changed',
  'restore older-copy': 'Found an older copy in the place of the data',
  'sign document': 'Signed document',
  'amend document': 'Added to document',
  'correct document': 'Began to correct document',
  'withdraw document': 'Withdrew document',
  'review document': 'Reviewed document',
  'read signed-document': 'Read a signed text as supervisor',
  'create supervision': 'Agreed to a supervision',
  'create signed-document': 'Sealed what was signed before',
  'create review': 'Sealed a review that was signed before',
  'update supervision': 'Proposed who supervises',
  'delete supervision': 'Ended a supervision',
  'update passkey': 'Renamed passkey',
  'delete passkey': 'Removed passkey',
};

const sentenceOf = new Map(Object.entries(sentences));

/** Returns what was done and to what, as people read it: "Looked through inquiries". */
export function activityText({ action, entity }: Pick<ActivityLine, 'action' | 'entity'>): string {
  const sentence = sentenceOf.get(`${action} ${entity}`);
  if (sentence !== undefined) return sentence;
  // A line of a later version of the program may name what this one does not know.
  const { one, several } = wordsOfEntity.get(entity) ?? { one: entity, several: entity };
  if (action === 'list') return `${activityVerb(action)} ${several}`;
  return action === 'refuse' ? `${activityVerb(action)}: ${one}` : `${activityVerb(action)} ${one}`;
}
