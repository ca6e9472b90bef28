import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInPhrases } from './built-in-phrases.ts';
import { fillPhrase, firstBlank, placeholders } from './fill-phrase.ts';

const known = { child: 'Ada', goal: 'Cutting on a line', percent: '40%', cue: 'verbal cues' };

test.each([
  ['{goal}: {percent} of trials independent.', known, 'Cutting on a line: 40% of trials independent.', []],
  ['{child} and {child}', known, 'Ada and Ada', []],
  ['{child} did it with {cue}, {cue}.', { child: 'Ada' }, 'Ada did it with ___, ___.', ['cue']],
  ['{goal} {percent} {cue} {child}', {}, '___ ___ ___ ___', ['goal', 'percent', 'cue', 'child']],
  ['Stays: {Child}, {}, {name} and ___.', known, 'Stays: {Child}, {}, {name} and ___.', []],
  // Placeholders and special characters in a name are not interpreted.
  ['{child}!', { child: '{goal} $& $1' }, '{goal} $& $1!', []],
])('%s is filled from %o', (text, facts, filled, missing) => {
  expect(fillPhrase(text, facts)).toEqual({ text: filled, missing });
});

test('For any known values, no placeholder remains, and each unknown one becomes a blank', () => {
  const facts = fc.record(
    {
      child: fc.constant('Ada'),
      goal: fc.constant('Buttons'),
      percent: fc.constant('0%'),
      cue: fc.constant('no help'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...builtInPhrases), facts, ({ text }, some) => {
      const filled = fillPhrase(text, some);
      for (const name of placeholders) {
        expect(filled.text).not.toContain(`{${name}}`);
        expect(filled.missing.includes(name)).toBe(text.includes(`{${name}}`) && some[name] === undefined);
      }
      if (filled.missing.length > 0) expect(firstBlank(filled.text)).toBeDefined();
    }),
  );
});

test.each([
  ['Sat for ___ of ___ minutes', { from: 8, to: 11 }],
  ['___', { from: 0, to: 3 }],
  ['No blank _ here __', undefined],
])('The first blank of "%s" is found', (text, place) => {
  expect(firstBlank(text)).toEqual(place);
});
