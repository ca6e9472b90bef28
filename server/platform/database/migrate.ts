import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '#server/platform/startup-error.ts';
import type { Engine } from './dialect.ts';
import { practiceMigration } from './migrations/0001-practice.ts';
import { signInHardeningMigration } from './migrations/0002-sign-in-hardening.ts';
import { consultationRequestsMigration } from './migrations/0003-consultation-requests.ts';
import { websiteIdentitiesMigration } from './migrations/0006-website-identities.ts';
import { twoFactorSignInMigration } from './migrations/0007-two-factor-sign-in.ts';
import { preferencesAndOwnershipMigration } from './migrations/0008-preferences-and-ownership.ts';
import { recoveryLinksMigration } from './migrations/0009-recovery-links.ts';
import { clientImportsMigration } from './migrations/0010-client-imports.ts';
import { pageViewsMigration } from './migrations/0011-page-views.ts';
import { outboxNoticesMigration } from './migrations/0012-outbox-notices-and-holds.ts';
import { invoiceLinesMigration } from './migrations/0013-invoice-lines.ts';
import { caseloadVersionsMigration } from './migrations/0014-caseload-versions.ts';
import { backupKeyMigration } from './migrations/0015-backup-key.ts';
import { knownDevicesMigration } from './migrations/0016-known-devices.ts';
import { provenAddressesMigration } from './migrations/0017-proven-addresses-and-ended-accounts.ts';
import { questionIdsMigration } from './migrations/0018-question-ids.ts';
import { draftKeysMigration } from './migrations/0019-draft-keys.ts';
import { restoresIndexMigration } from './migrations/0020-restores-index.ts';
import { sealedKindsMigration } from './migrations/0021-sealed-records-of-every-kind.ts';
import { noteVersionsMigration } from './migrations/0022-note-versions.ts';
import { sealedAuditLogMigration } from './migrations/0023-sealed-audit-log.ts';
import { madeRecordsMigration } from './migrations/0024-made-records.ts';
import { inquiriesMigration } from './migrations/0025-inquiries.ts';
import { secondFactorOfSignInsMigration } from './migrations/0026-second-factor-of-sign-ins.ts';
import { undosMigration } from './migrations/0027-undos.ts';
import { makeUpSessionsMigration } from './migrations/0028-make-up-sessions.ts';
import { closingsMigration } from './migrations/0029-closings.ts';
import { assessmentTemplatesMigration } from './migrations/0030-assessment-templates.ts';
import { noteWordsMigration } from './migrations/0031-note-words.ts';
import { confirmedAccountsMigration } from './migrations/0032-confirmed-accounts.ts';
import { groupsMigration } from './migrations/0033-groups.ts';
import { websitePublicationMigration } from './migrations/0034-website-publication.ts';
import { plansAndGoalsMigration } from './migrations/0035-plans-and-goals.ts';
import { resultsMigration } from './migrations/0036-results.ts';
import { sessionsByGroupMigration } from './migrations/0037-sessions-by-group.ts';
import { sessionNotesMigration } from './migrations/0038-session-notes.ts';
import { signingMigration } from './migrations/0039-signing.ts';
import { phrasesMigration } from './migrations/0040-phrases.ts';
import { websitePagesMigration } from './migrations/0042-website-pages.ts';
import { notesSignedFromMigration } from './migrations/0043-notes-signed-from.ts';
import { documentsMigration } from './migrations/0044-documents.ts';
import { websitePicturesMigration } from './migrations/0045-website-pictures.ts';
import { inquiryKindsAndLanguagesMigration } from './migrations/0046-inquiry-kinds-and-languages.ts';
import { otherLanguagesMigration } from './migrations/0047-other-languages.ts';
import { reviewsMigration } from './migrations/0048-reviews.ts';
import { notesInOneTableMigration } from './migrations/0049-notes-in-one-table.ts';
import { plainTextMigration } from './migrations/0050-plain-text.ts';
import { agreedSupervisionsMigration } from './migrations/0051-agreed-supervisions.ts';
import { signedSessionsMigration } from './migrations/0052-signed-sessions.ts';
import { sealedSignaturesMigration } from './migrations/0053-sealed-signatures.ts';
import { binaryOrderMigration } from './migrations/0054-binary-order.ts';
import { waivedReportsMigration } from './migrations/0055-waived-reports.ts';
import { lettersOfCMigration } from './migrations/0056-letters-of-c.ts';
import { mailServerMigration } from './migrations/0057-mail-server.ts';
import { schoolDayCyclesMigration } from './migrations/0058-school-day-cycles.ts';
import { timeEntriesMigration } from './migrations/0059-time-entries.ts';
import { organizationsAndMandatesMigration } from './migrations/0060-organizations-and-mandates.ts';
import { vouchersMigration } from './migrations/0061-vouchers.ts';
import { billingDetailsMigration } from './migrations/0062-billing-details.ts';
import { paymentsMigration } from './migrations/0063-payments.ts';
import { billingDocumentsMigration } from './migrations/0064-billing-documents.ts';
import { messagesMigration } from './migrations/0065-messages.ts';
import { unseenLettersMigration } from './migrations/0066-unseen-letters.ts';
import { isDamage } from './outage.ts';
import type { Queries } from './tables.ts';

/** Returns every migration by name. */
export function migrationsFor(engine: Engine): Record<string, Migration> {
  return {
    '0001-practice': practiceMigration(engine),
    '0002-sign-in-hardening': signInHardeningMigration(engine),
    '0003-consultation-requests': consultationRequestsMigration(engine),
    '0006-website-identities': websiteIdentitiesMigration(engine),
    '0007-two-factor-sign-in': twoFactorSignInMigration(engine),
    '0008-preferences-and-ownership': preferencesAndOwnershipMigration(engine),
    '0009-recovery-links': recoveryLinksMigration(engine),
    '0010-client-imports': clientImportsMigration(engine),
    '0011-page-views': pageViewsMigration(engine),
    '0012-outbox-notices-and-holds': outboxNoticesMigration(engine),
    '0013-invoice-lines': invoiceLinesMigration(engine),
    '0014-caseload-versions': caseloadVersionsMigration(engine),
    '0015-backup-key': backupKeyMigration(engine),
    '0016-known-devices': knownDevicesMigration(engine),
    '0017-proven-addresses-and-ended-accounts': provenAddressesMigration(engine),
    '0018-question-ids': questionIdsMigration(),
    '0019-draft-keys': draftKeysMigration(engine),
    '0020-restores-index': restoresIndexMigration(),
    '0021-sealed-records-of-every-kind': sealedKindsMigration(engine),
    '0022-note-versions': noteVersionsMigration(engine),
    '0023-sealed-audit-log': sealedAuditLogMigration(),
    '0024-made-records': madeRecordsMigration(engine),
    '0025-inquiries': inquiriesMigration(),
    '0026-second-factor-of-sign-ins': secondFactorOfSignInsMigration(engine),
    '0027-undos': undosMigration(engine),
    '0028-make-up-sessions': makeUpSessionsMigration(engine),
    '0029-closings': closingsMigration(engine),
    '0030-assessment-templates': assessmentTemplatesMigration(engine),
    '0031-note-words': noteWordsMigration(engine),
    '0032-confirmed-accounts': confirmedAccountsMigration(engine),
    '0033-groups': groupsMigration(engine),
    '0034-website-publication': websitePublicationMigration,
    '0035-plans-and-goals': plansAndGoalsMigration(engine),
    '0036-results': resultsMigration(engine),
    '0037-sessions-by-group': sessionsByGroupMigration,
    '0038-session-notes': sessionNotesMigration(engine),
    '0039-signing': signingMigration(engine),
    '0040-phrases': phrasesMigration(engine),
    '0042-website-pages': websitePagesMigration(engine),
    '0043-notes-signed-from': notesSignedFromMigration,
    '0044-documents': documentsMigration(engine),
    '0045-website-pictures': websitePicturesMigration(engine),
    '0046-inquiry-kinds-and-languages': inquiryKindsAndLanguagesMigration,
    '0047-other-languages': otherLanguagesMigration,
    '0048-reviews': reviewsMigration(engine),
    '0049-notes-in-one-table': notesInOneTableMigration(engine),
    '0050-plain-text': plainTextMigration(engine),
    '0051-agreed-supervisions': agreedSupervisionsMigration(engine),
    '0052-signed-sessions': signedSessionsMigration(engine),
    '0053-sealed-signatures': sealedSignaturesMigration(engine),
    '0054-binary-order': binaryOrderMigration(engine),
    '0055-waived-reports': waivedReportsMigration(engine),
    '0056-letters-of-c': lettersOfCMigration(engine),
    '0057-mail-server': mailServerMigration(engine),
    '0058-school-day-cycles': schoolDayCyclesMigration,
    '0059-time-entries': timeEntriesMigration(engine),
    '0060-organizations-and-mandates': organizationsAndMandatesMigration(engine),
    '0061-vouchers': vouchersMigration(engine),
    '0062-billing-details': billingDetailsMigration(engine),
    '0063-payments': paymentsMigration(engine),
    '0064-billing-documents': billingDocumentsMigration(engine),
    '0065-messages': messagesMigration(engine),
    '0066-unseen-letters': unseenLettersMigration(engine),
  };
}

/**
 * Migrates the database, all or nothing; on PostgreSQL one process at a time, while others wait. Throws StartupError
 * if it fails or the database was made by a newer version; damage is thrown as the database reports it.
 */
export async function migrate(queries: Queries, engine: Engine): Promise<void> {
  try {
    const migrations = migrationsFor(engine);
    const applied = await appliedMigrations(queries, engine);
    refuseNewerDatabase(applied, migrations);
    // The migrator reads the whole catalog several times even if there is nothing to do.
    if (Object.keys(migrations).every((name) => applied.includes(name))) return;
    const migrator = new Migrator({
      db: queries,
      provider: { getMigrations: async () => migrations },
      // Numbers are assigned before the work is done: a migration finished later may have a smaller one.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } catch (error) {
    if (error instanceof StartupError || isDamage(error)) throw error;
    throw new StartupError(
      `The tables of the database could not be brought up to date, so nothing was changed (${reasonOf(error)}). Give it room, or the right to make tables, or name a database of its own.`,
    );
  }
}

async function appliedMigrations(queries: Queries, engine: Engine): Promise<string[]> {
  const { rows: tables } = await (engine === 'postgres'
    ? sql`SELECT 1 WHERE to_regclass('kysely_migration') IS NOT NULL`
    : sql`SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'`
  ).execute(queries);
  if (tables.length === 0) return [];
  const applied = await queries
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return applied.map(({ name }) => name);
}

function refuseNewerDatabase(applied: readonly string[], migrations: Record<string, Migration>): void {
  if (applied.some((name) => !(name in migrations))) {
    throw new StartupError(
      'This database was made by a newer version of the program. Update the program, or open another database.',
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
