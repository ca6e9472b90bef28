import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';

// Enabled before any other module, because modules loaded earlier are compiled anew at each start.
const compileCache = join(import.meta.dirname, '..', 'bundle', '.compile-cache');
enableCompileCache(compileCache);
// For threads: they enable it before their first module.
process.env.NODE_COMPILE_CACHE = compileCache;
nameSourcesInStacks();
await import('./program.ts');
