import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import type { Driven } from './drive.ts';
import { type MeasuredTherapist, writeTherapists } from './many-therapists.ts';

/** Seals the logs of measured practices on PostgreSQL. */
export const AUDIT_KEY = 'no-secret-and-for-measuring-alone';
const floorCommand = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  'tests/benchmarks/floor-server.ts',
] as const;

/** The program and the floor, each with data of its own that is the same. */
export interface MeasuredServers {
  program: Driven;
  floor: Driven;
  therapists: readonly MeasuredTherapist[];
  stop(): Promise<void>;
}

/** Returns a folder on a real disk: `/tmp` may be in memory, where a commit does not wait. */
export function folderOnDisk(): string {
  const cache = path.resolve('.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, 'benchmark-'));
}

/** Servers on SQLite; `environment` may slow their disk down, `page` is what the floor answers as its page. */
export async function serversOnSqlite(
  therapistCount: number,
  environment: Record<string, string> = {},
): Promise<MeasuredServers> {
  const folder = folderOnDisk();
  const dataDir = path.join(folder, 'program');
  const database = await openDatabase({ dataDir });
  const therapists = await writeTherapists(database, therapistCount);
  await database.close();
  cpSync(dataDir, path.join(folder, 'floor'), { recursive: true });
  const DATABASE_FILE = path.join(folder, 'floor', 'practice.db');
  const servers = await startBoth({ DATA_DIR: dataDir }, { DATABASE_FILE }, environment);
  return {
    ...servers,
    therapists,
    stop: () => servers.stop().then(() => rmSync(folder, { recursive: true })),
  };
}

/** Servers on two databases of a PostgreSQL, the one a copy of the other. */
export async function serversOnPostgres(
  clusterUrl: string,
  therapistCount: number,
): Promise<MeasuredServers> {
  const databaseUrl = await createPostgresDatabase(clusterUrl, 'bench_program');
  const database = await openDatabase({ dataDir: '', databaseUrl, auditKey: AUDIT_KEY });
  const therapists = await writeTherapists(database, therapistCount);
  await database.close();
  const floorUrl = await createPostgresDatabase(clusterUrl, 'bench_floor', 'bench_program');
  const servers = await startBoth({ DATABASE_URL: databaseUrl, AUDIT_KEY }, { DATABASE_URL: floorUrl });
  return { ...servers, therapists };
}

async function startBoth(
  ofProgram: Record<string, string>,
  ofFloor: Record<string, string>,
  ofBoth: Record<string, string> = {},
): Promise<Omit<MeasuredServers, 'therapists'>> {
  const program = await startProgram({ ...ofProgram, ...ofBoth });
  const page = await fetch(program.url, { headers: { 'accept-encoding': 'identity' } });
  const PAGE = Buffer.from(await page.arrayBuffer()).toString('base64');
  const PAGE_HEADERS = JSON.stringify(Object.fromEntries(page.headers));
  const floor = await startProgram({ ...ofFloor, ...ofBoth, PAGE, PAGE_HEADERS }, { command: floorCommand });
  return {
    program: drivenOf(program),
    floor: drivenOf(floor),
    stop: async () => void (await Promise.all([program.stop(), floor.stop()])),
  };
}

function drivenOf({ url, process: { pid } }: RunningProgram): Driven {
  if (pid === undefined) throw new Error('The server has ended');
  return { url, pid };
}

/** Returns the environment that makes a program's disk slow; undefined without a compiler for it. */
export function slowDisk(): Record<string, string> | undefined {
  if (process.platform !== 'linux' || spawnSync('cc', ['--version']).status !== 0) return undefined;
  const library = path.join(folderOnDisk(), 'slow-disk.so');
  const source = path.join(import.meta.dirname, 'slow-disk.c');
  execFileSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  return { LD_PRELOAD: library };
}
