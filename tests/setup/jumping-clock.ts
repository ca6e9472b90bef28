// `node --import ./tests/setup/jumping-clock.ts …`: on SIGUSR2 the program's clock jumps by the milliseconds in the
// file CLOCK_JUMP. Timers are not affected, as when somebody sets a clock.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const realNow = Date.now;
let jumpMs = 0;
const now = () => realNow() + jumpMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  jumpMs = Number(readFileSync(process.env.CLOCK_JUMP ?? '', 'utf8'));
  console.log(`The clock is off by ${jumpMs} milliseconds`);
});
