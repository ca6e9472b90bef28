import { expect, test } from 'vitest';
import { formatBytes } from './file-size.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [84_000, '84 KB'],
  [998_400, '999 KB'],
  [999_600, '1.0 MB'],
  [1_260_000, '1.3 MB'],
  [84_000_000, '84.0 MB'],
  [150_400_000, '151 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
