import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

test('Without any variable the program serves this machine from ./data', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    databaseConnections: 10,
    databaseTimeoutMs: 20_000,
    auditKey: undefined,
    siteUrl: 'http://localhost:3000',
    isSiteUrlGiven: false,
    smtpUrl: undefined,
    practiceEmail: undefined,
    registration: undefined,
    trustProxy: 0,
    rateLimits: true,
    isDevelopment: false,
  });
});

test('Every variable is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/practice',
    DATABASE_URL: 'postgres://practice@localhost/practice',
    DATABASE_CONNECTIONS: '40',
    DATABASE_TIMEOUT: '5',
    SITE_URL: 'https://practice.example.com//',
    SMTP_URL: 'smtps://desk@mail.example.com',
    PRACTICE_EMAIL: 'desk@example.com',
    REGISTRATION: 'invite',
    TRUST_PROXY: 'true',
    RATE_LIMITS: 'on',
    NODE_ENV: 'development',
  });
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/practice',
    databaseUrl: 'postgres://practice@localhost/practice',
    databaseConnections: 40,
    databaseTimeoutMs: 5_000,
    auditKey: undefined,
    siteUrl: 'https://practice.example.com',
    isSiteUrlGiven: true,
    smtpUrl: 'smtps://desk@mail.example.com',
    practiceEmail: 'desk@example.com',
    registration: 'invite',
    trustProxy: 1,
    rateLimits: true,
    isDevelopment: true,
  });
});

test('An empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SITE_URL: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test("The site's address uses the port unless SITE_URL is set", () => {
  expect(readConfig({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100');
});

test.each([
  'https://practice.example.com ',
  'HTTPS://Practice.Example.com:443',
  'https://practice.example.com\r',
])('SITE_URL=%j is the address that browsers have', (SITE_URL) => {
  expect(readConfig({ SITE_URL }).siteUrl).toBe('https://practice.example.com');
});

test.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, proxies) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(proxies);
});

const siteUrlMessage = 'SITE_URL must look like https://practice.example.com, without a path.';

describe('A wrong value is refused in one line that names its variable', () => {
  test.each([
    ['PORT', 'eighty', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://localhost/practice',
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    ['DATABASE_CONNECTIONS', '1', 'DATABASE_CONNECTIONS must be a number of connections from 2 to 500.'],
    ['DATABASE_CONNECTIONS', 'many', 'DATABASE_CONNECTIONS must be a number of connections from 2 to 500.'],
    ['DATABASE_TIMEOUT', '0', 'DATABASE_TIMEOUT must be a number of seconds from 1 to 600.'],
    ['SITE_URL', 'practice.example.com', siteUrlMessage],
    ['SITE_URL', 'ftp://practice.example.com', siteUrlMessage],
    ['SITE_URL', 'https://practice.example.com/site', siteUrlMessage],
    ['SITE_URL', 'https://practice.example.com?a=1', siteUrlMessage],
    ['SITE_URL', 'https://desk@practice.example.com', siteUrlMessage],
    ['SMTP_URL', 'smtp:', 'SMTP_URL must look like smtps://user:password@mail.example.com.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must look like smtps://user:password@mail.example.com.'],
    ['PRACTICE_EMAIL', 'desk', 'PRACTICE_EMAIL must be an email address.'],
    ['REGISTRATION', 'maybe', 'REGISTRATION must be open, invite or closed.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true, false or the number of proxies from 1 to 9.'],
    ['RATE_LIMITS', 'none', 'RATE_LIMITS must be on or off.'],
  ])('%s=%s: %s', (name, value, message) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(message);
  });
});

test.each(['localhost', '127.0.0.1', '::1'])('RATE_LIMITS=off is for %s', (HOST) => {
  expect(readConfig({ RATE_LIMITS: 'off', HOST }).rateLimits).toBe(false);
});

test('RATE_LIMITS=off is refused if other machines can reach the program', () => {
  expect(() => readConfig({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(
    'RATE_LIMITS can be off only while HOST is localhost.',
  );
});
