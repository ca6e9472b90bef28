import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what is loaded earlier is compiled anew at each start.
enableCompileCache();
await import('./program.ts');
