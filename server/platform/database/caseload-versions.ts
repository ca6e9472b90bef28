import { byTable, caseloadRecords, type RecordTable } from '#domain/program/caseload-records.ts';
import type { CaseloadNoun, CaseloadVersions, SomeVersions } from '#domain/program/caseload-versions.ts';
import type { OwnedTable } from './owned-statements.ts';

/** The list that each table without a record description belongs to; null if no list shows it. */
const nounOfOtherTable: Record<Exclude<OwnedTable, RecordTable>, CaseloadNoun | null> = {
  client_imports: 'imports',
  imported_clients: 'imports',
  sealed_records: 'sealed-records',
  preferences: 'account',
  signing_profiles: 'account',
  supervisions: null,
  two_factor: 'account',
  recovery_codes: 'account',
  passkeys: 'account',
  passkey_setups: null,
  sign_ins: null,
  known_devices: null,
  draft_keys: null,
  email_links: null,
  pending_sign_ins: null,
  audit_log: null,
  idempotency_keys: null,
  undos: null,
  caseloads: null,
};

const nounOfTable = new Map<string, CaseloadNoun | null>(Object.entries(nounOfOtherTable));
for (const kind of caseloadRecords) nounOfTable.set(kind.table, 'partOf' in kind ? kind.partOf : kind.table);

/** Returns the list that a table's rows belong to; null if no list shows it. */
export function nounOf(table: OwnedTable): CaseloadNoun | null {
  return nounOfTable.get(table) ?? null;
}

/** The versions in a row of `caseloads`; a kind that never changed is at 0. */
interface StoredVersions {
  /** Incremented for every caseload when the practice itself changes. */
  version: number;
  versions: SomeVersions;
}

/** Returns the versions of all kinds from a row of `caseloads`. */
export function versionsOf({ version, versions }: StoredVersions): CaseloadVersions {
  return { ...neverChanged, ...versions, practice: version };
}

const neverChanged: Omit<CaseloadVersions, 'practice'> = {
  ...byTable(() => 0),
  imports: 0,
  'sealed-records': 0,
  account: 0,
};

/** Returns the next version of each changed kind. */
export function nextVersions(versions: SomeVersions, changed: ReadonlySet<CaseloadNoun>): SomeVersions {
  const next: SomeVersions = {};
  for (const noun of changed) next[noun] = (versions[noun] ?? 0) + 1;
  return next;
}
