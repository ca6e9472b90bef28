import fc from 'fast-check';

/** Texts with what files, pages and spreadsheets could mistake. */
export const generatedWords = fc.constantFrom(
  'Likes swings.',
  '=SUM(A1)',
  'Zoé “quoted”, 王小 👩‍👧',
  'Two\nlines, "one" cell; a\ttab',
  '<b>bold</b> \\ back',
);
