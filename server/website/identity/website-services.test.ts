import { describe, expect, test } from 'vitest';
import { servicesAsShipped } from '#domain/website/identity/own-services.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { buildService, buildServices } from '#tests/builders/service-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/website-identity';
const yoga = buildService();

async function ownedPractice() {
  const practice = await startTestPractice();
  return { ...practice, owner: await practice.register() };
}

describe('The services of a website', () => {
  test.each([
    [servicesAsShipped.map((one) => ({ ...one, isShown: false })), 'Please show at least one service'],
    [[yoga], 'Services that ship with the program can be turned off, not left out'],
    [[...servicesAsShipped, yoga, yoga], 'Two services have the same address'],
    [[...servicesAsShipped, { ...yoga, title: '' }], 'Please give the service a title'],
    [
      [...servicesAsShipped, { ...yoga, id: '../../about' }],
      'The address of a service takes letters and digits',
    ],
    [
      [...servicesAsShipped, { ...yoga, ages: { youngest: 9, oldest: 3 } }],
      'The oldest age must not come before the youngest',
    ],
  ])('are refused if they break a rule, and stay unchanged', async (services, message) => {
    const { owner } = await ownedPractice();
    const reply = await owner.put(path, { identity: { ...sampleIdentity, services } });
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect((await owner.get(path)).json<WebsiteEdition>().identity.services).toEqual(servicesAsShipped);
  });

  test('are saved as the owner has them, in every edition', async () => {
    const { owner } = await ownedPractice();
    const services = [
      yoga,
      ...buildServices({ sensory: { isShown: false }, pediatric: { title: 'For Everyone' } }),
    ];
    const first = await owner.put(path, { identity: { ...sampleIdentity, services } });
    expect(first.status, first.text).toBe(200);
    const { version } = first.json<WebsiteEdition>();
    expect((await owner.put(path, { identity: sampleIdentity, version })).status).toBe(200);
    expect((await owner.get(path)).json<WebsiteEdition>().identity.services).toEqual(servicesAsShipped);
    const before = (await owner.get(`${path}/editions/${version}`)).json<WebsiteEdition>();
    expect(before.identity.services).toEqual(services);
  });

  test('are the shipped ones if the request has none', async () => {
    const { owner } = await ownedPractice();
    const { services: _, ...identity } = sampleIdentity;
    const reply = await owner.put(path, { identity });
    expect(reply.json<WebsiteEdition>().identity.services).toEqual(servicesAsShipped);
  });
});
