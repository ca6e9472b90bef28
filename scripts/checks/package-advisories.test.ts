import { expect, test } from 'vitest';
import { seriousAdvisories } from './package-advisories.ts';

test('serious advisories are reported, lesser ones are not', () => {
  const said = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { a: { severity: 'high' }, b: { severity: 'moderate' }, c: { severity: 'critical' } },
  });
  expect(seriousAdvisories(said)).toEqual(['a (high)', 'c (critical)']);
  expect(seriousAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
});

test.each(['', 'no JSON', 'null', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })])(
  'a registry that cannot answer is reported as such: %s',
  (said) => expect(seriousAdvisories(said)).toBeUndefined(),
);
