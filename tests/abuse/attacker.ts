// A process of its own that attacks: `node attacker.ts NAME PORT SECONDS`. Prints how often it did it.
import { attacks } from './attacks.ts';

const [name = '', port, seconds] = process.argv.slice(2);
const attack = attacks[name];
if (attack === undefined) throw new Error(`There is no such attack: ${name}`);
console.log(await attack({ host: '127.0.0.1', port: Number(port) }, Date.now() + Number(seconds) * 1_000));
process.exit();
