import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Ada Sample', 'Ada Sample'],
  ["Ada B. O'Sample-Díaz, OTR/L", "Ada B. O'Sample-Díaz, OTR L"],
  ['Ada\r\nBcc: others', 'Ada Bcc others'],
  ['Win at https://evil.example/prize now', 'Win at evil. example prize now'],
  ['www.evil.example', 'evil. example'],
  ['evil.example', 'evil. example'],
  ['write to a@evil.example', 'write to a evil. example'],
  ['evil\u200b.example', 'evil. example'],
  ['ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil. example'],
  ['<a href=x>here</a>', 'a href=x here a'],
])('%j is printed as %j', (name, printed) => {
  expect(plainName(name)).toBe(printed);
});

test('A name of a thousand letters is cut to eighty', () => {
  expect(plainName('a'.repeat(1_000))).toHaveLength(80);
});
