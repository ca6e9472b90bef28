import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CADDY_FILE, START_BEHIND_CADDY } from '#domain/website/identity/caddy-file.ts';

const guide = readFileSync(new URL('../docs/website-address.md', import.meta.url), 'utf8');

test('The guide to an own domain has the same Caddyfile and start command as Settings', () => {
  expect(guide).toContain(`\`\`\`caddyfile\n${CADDY_FILE}\`\`\``);
  expect(guide).toContain(START_BEHIND_CADDY);
});
