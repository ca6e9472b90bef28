/** The two ladders of support, which are never mixed: hints while the child does it, or help with the doing. */
export const ladderKeys = ['cues', 'assistance'] as const;
export type LadderKey = (typeof ladderKeys)[number];

export const levelKeys = ['I', 'VI', 'G', 'V', 'M', 'PP', 'FP', 'SU', 'MIN', 'MOD', 'MAX', 'DEP'] as const;
export type LevelKey = (typeof levelKeys)[number];

interface Level {
  key: LevelKey;
  label: string;
  /** After "with no more than". */
  support: string;
  /** One of it, after "no more than". */
  one: string;
}

/** A practice's own names of some levels; keys and order stay. */
export type LevelNames = Readonly<
  Partial<Record<LadderKey, Readonly<Partial<Record<LevelKey, string | undefined>>> | undefined>>
>;

export interface Ladder {
  label: string;
  /** The least support first. The order is fixed: another one would silently rewrite every earlier score. */
  levels: readonly Level[];
}

export const ladders: Record<LadderKey, Ladder> = {
  cues: {
    label: 'Cues',
    levels: [
      { key: 'I', label: 'Independent', support: 'no help', one: 'no help' },
      { key: 'VI', label: 'Visual', support: 'visual cues', one: 'a visual cue' },
      { key: 'G', label: 'Gestural', support: 'gestural cues', one: 'a gestural cue' },
      { key: 'V', label: 'Verbal', support: 'verbal cues', one: 'a verbal cue' },
      { key: 'M', label: 'Model', support: 'a model', one: 'a model' },
      {
        key: 'PP',
        label: 'Partial physical',
        support: 'partial physical help',
        one: 'partial physical help',
      },
      {
        key: 'FP',
        label: 'Full physical (hand over hand)',
        support: 'full physical help',
        one: 'full physical help',
      },
    ],
  },
  assistance: {
    label: 'Assistance',
    levels: [
      { key: 'I', label: 'Independent', support: 'no help', one: 'no help' },
      {
        key: 'SU',
        label: 'Set-up or supervision',
        support: 'set-up or supervision',
        one: 'set-up or supervision',
      },
      {
        key: 'MIN',
        label: 'Minimal (about 25%)',
        support: 'minimal assistance',
        one: 'minimal assistance',
      },
      {
        key: 'MOD',
        label: 'Moderate (50%)',
        support: 'moderate assistance',
        one: 'moderate assistance',
      },
      {
        key: 'MAX',
        label: 'Maximal (75%)',
        support: 'maximal assistance',
        one: 'maximal assistance',
      },
      { key: 'DEP', label: 'Dependent', support: 'full assistance', one: 'full assistance' },
    ],
  },
};

/** Returns the distance of a level from "independent" (0) on its ladder; undefined for a level that is not on it. */
export function rankOf(ladder: LadderKey, level: LevelKey): number | undefined {
  const rank = ladders[ladder].levels.findIndex(({ key }) => key === level);
  return rank === -1 ? undefined : rank;
}

/**
 * Returns the weight of a level, from 1 (independent) down to 0 in even steps; undefined for a level that is not on the
 * ladder.
 */
export function weightOf(ladder: LadderKey, level: LevelKey): number | undefined {
  const rank = rankOf(ladder, level);
  return rank === undefined ? undefined : 1 - rank / (ladders[ladder].levels.length - 1);
}

/** Returns the levels of a ladder, least support first, with the practice's own names where it has any. */
export function levelsOf(ladder: LadderKey, names: LevelNames | undefined): readonly Level[] {
  const own = names?.[ladder] ?? {};
  return ladders[ladder].levels.map((level) => {
    const name = own[level.key];
    // A level with a name of its own is called by it in sentences too.
    return name === undefined ? level : { key: level.key, label: name, support: name, one: name };
  });
}

/** Returns a level of a ladder with the practice's name for it; undefined for a level that is not on it. */
export function levelOf(ladder: LadderKey, level: LevelKey, names?: LevelNames): Level | undefined {
  return levelsOf(ladder, names).find(({ key }) => key === level);
}

/** Returns a goal whose texts use the practice's names of the levels, for display only. */
export function withLevelNames<Goal extends { ladder: LadderKey | null }>(
  goal: Goal,
  levelNames: LevelNames,
): Goal & { levelNames?: LevelNames | undefined } {
  return goal.ladder === null || levelNames[goal.ladder] === undefined ? goal : { ...goal, levelNames };
}
