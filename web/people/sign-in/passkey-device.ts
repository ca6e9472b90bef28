// Loaded only when a passkey is used.
const webauthn = () => import('@simplewebauthn/browser');

type Webauthn = Awaited<ReturnType<typeof webauthn>>;

/** Asks the device for a passkey. If it fails, throws an error whose message can be displayed. */
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

/** Messages by the browsers' error names. */
const sentences: Record<string, string> = {
  NotAllowedError: nothingCame,
  AbortError: nothingCame,
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys work only at the address of the practice’s website.',
};
