import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';

// Before anything else is loaded: what is loaded earlier is compiled anew at each start.
enableCompileCache(join(import.meta.dirname, '..', 'bundle', '.compile-cache'));
nameSourcesInStacks();
await import('./program.ts');
