import { noneOfEach } from './one-of-each.ts';
import type { SecondFactorIds } from './second-factor.ts';
import type { CallIds } from './valid-calls.ts';

export const noSecondFactor: SecondFactorIds = {
  passkey: 999_999,
  newPasskey: {},
  appCodes: ['000000', '000000', '000000'],
};

export const noBackup = 'daily-1999-12-31.db';

/** Ids of no record. */
export const noIds: CallIds = {
  ...noneOfEach,
  invite: 999_999,
  inquiry: 999_999,
  clientImport: 999_999,
  template: 999_999,
  backup: noBackup,
  backupKey: { publicKey: '', secretKey: '' },
  backupDownload: 'none',
  ...noSecondFactor,
  edition: 999_999,
  colleague: 999_999,
  supervision: '1999-12-31T00:00:00.000Z',
};
