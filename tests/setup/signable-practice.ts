import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { preparedPractice, type StartPractice } from './prepared-practice.ts';

/** The change with which a scheduled session is signed. */
export const completed = { status: 'completed' } as const;

/**
 * Starts a practice on the morning of Nov 20, 2026 with a therapist whose session of the day before can be signed.
 */
export async function startSignablePractice(start: StartPractice = preparedPractice) {
  let now = '2026-11-20T15:00:00.000Z';
  const practice = await start({ clock: () => new Date(now) });
  const therapist = await practice.register();
  const signable = await addSignable(therapist);
  const read = async (path: string) => (await therapist.get(path)).json();
  return {
    practice,
    therapist,
    signable,
    setNow: (moment: string) => {
      now = moment;
    },
    sign: (body: object = completed, note = signable.note, headers = {}) =>
      therapist.post(`${note}/sign`, body, headers),
    signedTexts: async (visitor = therapist) =>
      (await visitor.get('/api/signed-documents')).json<SignedDocument[]>(),
    read,
    stateOf: async (note = signable.note) => (await therapist.get(note)).json<{ state: string }>().state,
  };
}
