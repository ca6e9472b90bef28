import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a process has computed, in all of its threads; the kernel counts them in tens. */
export function computedMs(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Returns its memory in MiB, with its share of memory shared with others (PSS). */
export function memoryMiB(pid: number): number {
  const [, kibibytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}

/** Resolves when a process computes next to nothing any more: what it does after its start is done. */
export async function settled(pid: number): Promise<void> {
  for (let before = -Infinity, now = computedMs(pid); now - before > 20; ) {
    await setTimeout(500);
    before = now;
    now = computedMs(pid);
  }
}
