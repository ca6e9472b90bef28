import { accentColors } from './accent-colors.ts';
import { type Color, colors } from './colors.ts';

/** The accents that a practice can choose for its website; the first is the one that ships. */
export const accents = ['teal', 'blue', 'green', 'purple', 'rose', 'brown'] as const;

export type Accent = (typeof accents)[number];

/** The name of an accent: its two colors. */
export const accentLabels: Record<Accent, string> = {
  teal: 'Teal and Coral',
  blue: 'Blue and Orange',
  green: 'Green and Pink',
  purple: 'Purple and Teal',
  rose: 'Rose and Teal',
  brown: 'Brown and Blue',
};

type Colors = Record<keyof typeof colors, Color>;

const colorsOf: Record<Accent, Colors> = {
  teal: colors,
  blue: { ...colors, ...accentColors.blue },
  green: { ...colors, ...accentColors.green },
  purple: { ...colors, ...accentColors.purple },
  rose: { ...colors, ...accentColors.rose },
  brown: { ...colors, ...accentColors.brown },
};

/** Returns the website's colors with an accent. */
export function colorsWith(accent: Accent): Colors {
  return colorsOf[accent];
}
