import process from 'node:process';

const oldestMajor = 20;

/**
 * Stops with one plain line when the Node on this machine is too old to install the packages.
 * Imported first and alone, so that nothing newer is parsed before it has spoken.
 */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestMajor) return;
  console.error(
    `This program needs Node ${oldestMajor} or newer to set itself up; this machine runs ${process.version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
