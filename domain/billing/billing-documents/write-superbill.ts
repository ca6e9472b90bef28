import { fullNameOf } from '#domain/platform/names.ts';
import { sum } from '#domain/platform/sum.ts';
import { providerOf } from './paper-parties.ts';
import type { Superbill } from './superbill.ts';
import type { SuperbillFacts } from './superbill-facts.ts';
import { linesOf } from './superbill-lines.ts';
import { diagnosesOf } from './superbill-obstacles.ts';
import { leftOutSentences } from './superbill-sessions.ts';
import type { SuperbillVisit } from './superbill-visit.ts';

interface WrittenSuperbill
  extends Pick<Superbill, 'number' | 'replacesNumber' | 'practice' | 'hasInstructions'> {
  visits: readonly SuperbillVisit[];
}

/** Returns what a superbill says. Throws for facts with a blocking obstacle: check them before. */
export function writeSuperbill(facts: SuperbillFacts, written: WrittenSuperbill): Superbill {
  const { from, to, today, client, profile, details, unitRule } = facts;
  const { number, replacesNumber, practice, hasInstructions, visits } = written;
  if (!profile?.npi || client.dateOfBirth === null) throw new Error('A superbill lacks what it must say');
  const lines = linesOf(visits, unitRule);
  return {
    ...{ kind: 'superbill', number, replacesNumber, practice, hasInstructions, unitRule, lines },
    ...{ madeOn: today, from, until: to },
    provider: providerOf(profile, profile.npi),
    child: { name: fullNameOf(client), dateOfBirth: client.dateOfBirth, address: client.address },
    insurance: { plan: details?.plan ?? null, memberNumber: details?.memberNumber ?? null },
    referring: { name: details?.referringProvider ?? null, npi: details?.referringNpi ?? null },
    diagnoses: diagnosesOf(visits),
    leftOut: leftOutSentences(facts),
    charge: sum(lines.map(({ charge }) => charge)),
    paid: sum(lines.map(({ paid }) => paid)),
  };
}
