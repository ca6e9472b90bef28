export const goalDomains = [
  'fine-motor',
  'visual-motor',
  'handwriting',
  'sensory-processing',
  'self-care',
  'play-social',
  'executive-function',
  'gross-motor',
  'other',
] as const;
export type GoalDomain = (typeof goalDomains)[number];

export const goalDomainLabels: Record<GoalDomain, string> = {
  'fine-motor': 'Fine motor',
  'visual-motor': 'Visual motor',
  handwriting: 'Handwriting',
  'sensory-processing': 'Sensory processing',
  'self-care': 'Self-care',
  'play-social': 'Play and social',
  'executive-function': 'Executive function',
  'gross-motor': 'Gross motor and posture',
  other: 'Other',
};

const CHILD = '{child}';
const BLANK = '___';

/** Returns a goal's statement with the child's name inserted. */
export function statementFor(statement: string, firstName: string): string {
  return statement.replaceAll(CHILD, firstName);
}

/** Returns whether a text still has a blank to fill in. */
export function hasBlank(text: string): boolean {
  return text.includes(BLANK);
}
