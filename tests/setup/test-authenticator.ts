import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
}

interface CreationOptions extends Options {
  user: { id: string };
}

interface Ceremony {
  /** The requesting page's origin; the test practice's by default. */
  origin?: string;
  /** Whether the device verified its user; true by default. */
  verifiesUser?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey, with real keys and signatures, as browsers pass them on. */
export class TestAuthenticator {
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #credentialId = randomBytes(32);
  readonly #rpIdHash: Buffer;
  #userHandle = Buffer.from('nobody').toString('base64url');
  #counter = 0;

  constructor(rpId = 'localhost') {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#rpIdHash = sha256(rpId);
  }

  /** Creates the passkey: the body's `response` for POST /api/passkeys. */
  create({ challenge, user }: CreationOptions, ceremony: Ceremony = {}) {
    this.#userHandle = user.id;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#credentialId.length]),
      this.#credentialId,
      this.#coseKey(),
    ]);
    const authData = this.#authenticatorData(ceremony, attested);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([authData.length >> 8, authData.length & 0xff]),
      authData,
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, ceremony).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs in: the body's `response` for POST /api/login/passkey. */
  sign({ challenge }: Options, ceremony: Ceremony = {}) {
    this.#counter += 1;
    const data = clientData('webauthn.get', challenge, ceremony);
    const authenticatorData = this.#authenticatorData(ceremony);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #credential<Response>(response: Response) {
    const id = this.#credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authenticatorData({ verifiesUser = true }: Ceremony, attested = Buffer.alloc(0)): Buffer {
    const flags =
      USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | (attested.length > 0 ? HAS_CREDENTIAL : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([this.#rpIdHash, Buffer.from([flags]), counter, attested]);
  }

  /** Returns the public key in COSE format: elliptic curve P-256, for ES256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost' }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
