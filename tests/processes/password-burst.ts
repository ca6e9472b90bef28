import { hashPassword } from '#server/people/passwords/passwords.ts';

const before = process.memoryUsage().rss;
await Promise.all(Array.from({ length: 60 }, () => hashPassword('quiet-swing-42', 'known')));
console.log(process.memoryUsage().rss - before);
