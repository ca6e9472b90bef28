import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';

// Enabled before any other module, because modules loaded earlier are compiled anew at each start.
enableCompileCache(join(import.meta.dirname, '..', 'bundle', '.compile-cache'));
nameSourcesInStacks();
await import('./program.ts');
