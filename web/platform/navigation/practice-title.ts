import type { MetaDescriptor } from 'react-router';

interface MetaSituation {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Returns the `meta` of a signed-in page: its title with the practice's name, without any person's name. */
export function practiceTitle(title: string): (situation: MetaSituation) => MetaDescriptor[] {
  return ({ matches }) => {
    const practiceName = practiceNameIn(matches.find((match) => match?.id === 'root')?.loaderData);
    return [
      { title: [title, practiceName].filter(Boolean).join(' | ') },
      { name: 'robots', content: 'noindex' },
    ];
  };
}

function practiceNameIn(facts: unknown): string | undefined {
  if (typeof facts !== 'object' || facts === null || !('identity' in facts)) return undefined;
  const { identity } = facts;
  if (typeof identity !== 'object' || identity === null || !('practiceName' in identity)) return undefined;
  return typeof identity.practiceName === 'string' ? identity.practiceName : undefined;
}
