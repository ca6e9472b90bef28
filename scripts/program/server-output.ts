/**
 * How both bundles that the server loads are written. V8 stores a file that has one letter outside Latin-1 with two bytes
 * for each letter.
 */
export const serverOutput = {
  charset: 'ascii',
  comments: { legal: true, annotation: false, jsdoc: false },
} as const;
