import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { openPractice } from './open-practice.ts';

test('A command finds no practice in another folder, and makes none there', async () => {
  const dataDir = join(temporaryFolder(), 'elsewhere');
  await expect(openPractice(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow(
    `There is no practice in ${dataDir}. Name the folder of the program with DATA_DIR.`,
  );
  expect(existsSync(dataDir)).toBe(false);
});
