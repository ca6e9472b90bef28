import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInPhrases } from './built-in-phrases.ts';
import { matchPhrases, phraseCall } from './match-phrases.ts';

describe('A ";" at the start of a word opens the phrases', () => {
  test.each([
    [';', { from: 0, typed: '' }],
    [';ful', { from: 0, typed: 'ful' }],
    ['Sat well. ;ful', { from: 10, typed: 'ful' }],
    ['One line\n;2x', { from: 9, typed: '2x' }],
    ['(;a', { from: 1, typed: 'a' }],
    [';Ñu', { from: 0, typed: 'Ñu' }],
    ['Sat well;', undefined],
    ['Sat well;then', undefined],
    [';;', undefined],
    [';)', undefined],
    ['; ', undefined],
    [';ful it', undefined],
    [`;${'x'.repeat(21)}`, undefined],
    ['', undefined],
  ])('%j', (text, expected) => {
    expect(phraseCall(text, text.length)).toEqual(expected);
  });

  test('Only the text before the caret counts', () => {
    expect(phraseCall(';ful and more', 3)).toEqual({ from: 0, typed: 'fu' });
    expect(phraseCall('and ;ful', 2)).toBeUndefined();
  });

  test('The call covers exactly the typed characters', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, at) => {
        const caret = at % (text.length + 1);
        const call = phraseCall(text, caret);
        if (call) expect(text.slice(call.from, caret)).toBe(`;${call.typed}`);
      }),
    );
  });
});

describe('Typing', () => {
  const phrase = (shortcut: string, text: string) => ({ section: 'plan', shortcut, text }) as const;
  const phrases = [
    phrase('again', 'Home on Friday.'),
    phrase('homework', 'Sent home.'),
    phrase('home', 'Shown to the family.'),
    phrase('résumé', 'Zoé takes a rest.'),
  ];

  test.each([
    ['', ['again', 'homework', 'home', 'résumé']],
    ['home', ['home', 'homework', 'again']],
    ['HO', ['homework', 'home', 'again']],
    ['resume', ['résumé']],
    ['zoe', ['résumé']],
    ['ome', []],
    ['fam', ['home']],
  ])('"%s" finds shortcuts first, then words of the text', (typed, expected) => {
    expect(matchPhrases(phrases, typed).map(({ shortcut }) => shortcut)).toEqual(expected);
  });

  test('a built-in phrase’s whole shortcut finds it first', () => {
    for (const each of builtInPhrases) expect(matchPhrases(builtInPhrases, each.shortcut)[0]).toBe(each);
  });
});
