import fc from 'fast-check';

/** Hostile text: control characters, half surrogate pairs, markup, formulas, great length. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'Ivy\0Sample',
    '\ud800',
    'Ivy\udfff',
    '\u202eelpmaS',
    '👩‍👧‍👦'.repeat(20),
    "'; DROP TABLE clients; --",
    '<script>alert(1)</script>',
    '=HYPERLINK("https://example.org")',
    '../../etc/passwd',
    '%00',
    'constructor',
    '__proto__',
    'x'.repeat(50_000),
  ),
);

const hostileNumber = fc.constantFrom(
  -1,
  0,
  -0,
  0.5,
  14.999,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  2 ** 63,
  99_999_901,
);

const hostileDate = fc.constantFrom(
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '2026-11-20T25:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-20T10:00:00+99:99',
  'tomorrow',
  '11/20/2026',
  '1763650800000',
);

/** A value that fits hardly any field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  hostileDate,
  fc.constantFrom(null, true, false),
  fc.array(fc.oneof(hostileText, hostileNumber, fc.constant(null)), { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom('id', 'length', 'toString', 'valueOf', 'text', 'type'),
    fc.oneof(hostileText, hostileNumber),
    {
      maxKeys: 3,
    },
  ),
);

/** Invalid ids for addresses. */
export const hostileId = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '9007199254740993',
    '1;DROP TABLE clients',
    '1 OR 1=1',
    '../1',
    '\0',
    '\ud800',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
);

/** Invalid query parameters as pairs. */
export const hostileQuery = fc.array(
  fc.tuple(
    fc.constantFrom(
      'limit',
      'cursor',
      'from',
      'to',
      'clientId',
      'status',
      'type',
      'date',
      'scope',
      '__proto__',
    ),
    fc.oneof(hostileId, hostileDate, hostileNumber.map(String)),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Malformed bodies by what is wrong with each. */
export const malformedBodies: Record<string, string> = {
  'not JSON': '{"firstName": ',
  'two JSON values': '{} {}',
  nothing: '',
  markup: '<xml/>',
  'a prototype': '{"firstName":"Ivy","lastName":"Sample","__proto__":{"isOwner":true}}',
  'a constructor': '{"constructor":{"prototype":{"isOwner":true}}}',
  null: 'null',
  'a list': '[{"firstName":"Ivy","lastName":"Sample"}]',
  'a text': '"Ivy Sample"',
  'a number': '1e999',
  'deep objects': `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  'deep lists': `{"questions":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  'half of a surrogate pair': '{"firstName":"Ivy\\ud800","lastName":"Sample"}',
  'a NUL character': '{"firstName":"Ivy\\u0000","lastName":"Sample"}',
  'a NUL character in a name': '{"a\\u0000b":1}',
  'more than two megabytes': `{"notes":"${'n'.repeat(2 * 1024 * 1024)}"}`,
};

/** Content types other than JSON. */
export const wrongTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'nonsense',
  'application/x-www-form-urlencoded',
];
