import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MIB = 1024 * 1024;

test('A burst of passwords leaves no more memory behind than one thread needs', async () => {
  const burst = join(import.meta.dirname, 'password-burst.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [burst]);
  expect(Number(stdout)).toBeLessThan(100 * MIB);
});
