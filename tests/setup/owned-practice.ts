import { startTestPractice, type TestPractice } from './test-practice.ts';
import type { TestVisitor } from './test-visitor.ts';

interface OwnedPractice extends TestPractice {
  owner: TestVisitor;
  /** A therapist of the practice who does not own it. */
  therapist: TestVisitor;
}

/** Starts a practice with its owner and one more therapist, both signed in. */
export async function startOwnedPractice(): Promise<OwnedPractice> {
  const practice = await startTestPractice();
  return { ...practice, owner: await practice.register(), therapist: await practice.register() };
}
