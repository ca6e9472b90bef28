// Only who uses a passkey pays for the code that speaks with the device.
const webauthn = () => import('@simplewebauthn/browser');

type Webauthn = Awaited<ReturnType<typeof webauthn>>;

/** Asks the device for a passkey. Throws an error whose message is the sentence to show when none comes. */
export async function askDevice<Answer>(ask: (library: Webauthn) => Promise<Answer>): Promise<Answer> {
  const library = await webauthn();
  try {
    return await ask(library);
  } catch (error) {
    const reason = error instanceof Error ? error.name : '';
    throw new Error(sentences[reason] ?? 'Your device could not do this. Please try again.', {
      cause: error,
    });
  }
}

const nothingCame = 'Nothing was confirmed on your device. Please try again.';

/** By the names that browsers give to their refusals. */
const sentences: Record<string, string> = {
  NotAllowedError: nothingCame,
  AbortError: nothingCame,
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys work only at the address of the practice’s website.',
};
