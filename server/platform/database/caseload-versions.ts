import { byTable, caseloadRecords, type RecordTable } from '#domain/program/caseload-records.ts';
import type { CaseloadNoun, CaseloadVersions, SomeVersions } from '#domain/program/caseload-versions.ts';
import type { OwnedTable } from './owned-statements.ts';

/** Which noun a row of each table beside the records is part of; null for what no list shows. */
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

/** The noun that a row of this table is part of; null for what no list shows. */
export function nounOf(table: OwnedTable): CaseloadNoun | null {
  return nounOfTable.get(table) ?? null;
}

/** The versions as a row of `caseloads` keeps them; a noun that was never changed is at 0. */
interface KeptVersions {
  /** Raised for every caseload at once when the practice itself changes. */
  version: number;
  versions: SomeVersions;
}

/** Every noun's version, from the row of `caseloads`. */
export function versionsOf({ version, versions }: KeptVersions): CaseloadVersions {
  return { ...neverChanged, ...versions, practice: version };
}

const neverChanged: Omit<CaseloadVersions, 'practice'> = {
  ...byTable(() => 0),
  imports: 0,
  'sealed-records': 0,
  account: 0,
};

/** The next version of each noun that was changed. */
export function raised(versions: SomeVersions, changed: ReadonlySet<CaseloadNoun>): SomeVersions {
  const next: SomeVersions = {};
  for (const noun of changed) next[noun] = (versions[noun] ?? 0) + 1;
  return next;
}
