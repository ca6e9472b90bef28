// The thread in which integrity-check.ts reads a whole file.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(damageIn(workerData));

function damageIn(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      database.exec('PRAGMA busy_timeout = 5000');
      const [found] = database.prepare('PRAGMA integrity_check(1)').all();
      return found?.integrity_check === 'ok' ? null : String(found?.integrity_check);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
