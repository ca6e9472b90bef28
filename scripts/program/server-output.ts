/**
 * The output options of both bundles that the server loads. V8 stores a file with any character outside Latin-1 in two
 * bytes per character.
 */
export const serverOutput = {
  charset: 'ascii',
  comments: { legal: true, annotation: false, jsdoc: false },
} as const;
