const irregular = new Map([
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
]);

/**
 * Returns the forms of a verb phrase ("cut along a line") for what somebody does now ("now cuts along a
 * line") and does not do yet ("does not yet cut along a line"). If a second verb may follow, "can" avoids
 * inflecting both.
 */
export function verbForms(act: string): { now: string; notYet: string } {
  const [, adverb = '', verb = '', rest = ''] = /^((?:\p{L}+ly )?)(\p{L}+)(.*)$/su.exec(act) ?? [];
  const isOne = verb !== '' && !/\b(?:and|or|then)\b/.test(rest);
  if (!isOne) return { now: `can now ${act}`, notYet: `cannot yet ${act}` };
  if (verb === 'be')
    return { now: `is now ${adverb}${rest.trimStart()}`, notYet: `is not yet ${adverb}${rest.trimStart()}` };
  return { now: `now ${adverb}${singular(verb)}${rest}`, notYet: `does not yet ${act}` };
}

function singular(verb: string): string {
  const known = irregular.get(verb);
  if (known) return known;
  if (/(?:[sxz]|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
