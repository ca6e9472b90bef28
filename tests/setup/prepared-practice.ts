import type { AtEnd } from './temporary-folder.ts';
import { allowUnused, startTestPractice, type TestPractice } from './test-practice.ts';
import type { TestVisitor } from './test-visitor.ts';

export interface PreparedPractice extends TestPractice {
  /** Signs the owner in, whose caseload the file's tests share. */
  signInOwner(): Promise<TestVisitor>;
}

type Clock = () => Date;

/** Starts a practice with a clock: `startTestPractice` if its owner matters. */
export type StartPractice = (options: { clock: Clock }) => Promise<TestPractice>;

const realClock: Clock = () => new Date();
const ownerAccount = { username: 'owner', password: 'quiet-swing-42' };

let opened: { practice: TestPractice; ends: Parameters<AtEnd>[0][] } | undefined;
let runningClock = realClock;

/**
 * Returns the practice that the tests of a file share, with this test's clock. Caseloads are closed to each
 * other, so a therapist who registers here has an empty one, in a twentieth of the time that a separate
 * practice takes.
 */
export async function preparedPractice({ clock }: { clock?: Clock } = {}): Promise<PreparedPractice> {
  runningClock = clock ?? realClock;
  opened ??= await open();
  const { practice } = opened;
  return {
    ...practice,
    async register(details) {
      const therapist = await practice.register(details);
      await practice.database.write((queries) =>
        queries.updateTable('users').set({ confirmed: true }).where('id', '=', therapist.id).execute(),
      );
      if (clock) await allowUnused(practice.database, therapist.id);
      return therapist;
    },
    async signInOwner() {
      const owner = practice.visitor();
      await owner.post('/api/login', ownerAccount);
      return owner;
    },
  };
}

/** Stops a file's shared practice after its tests. */
export async function closePreparedPractice(): Promise<void> {
  const { ends } = opened ?? { ends: [] };
  opened = undefined;
  for (const end of ends.reverse()) await end();
}

async function open() {
  const ends: Parameters<AtEnd>[0][] = [];
  const practice = await startTestPractice({ clock: () => runningClock(), endsIdleSignIns: true }, (end) =>
    ends.push(end),
  );
  await practice.register({ ...ownerAccount, email: 'owner@example.com' });
  return { practice, ends };
}
