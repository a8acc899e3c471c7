// What the browser does with passkeys: one prompt at a time, bytes as text for the server.

import { t } from "../i18n";
import type { PasskeyMade, PasskeyProof, PasskeyWanted } from "../wire";

/** How long an offer beside the fields stands before it is renewed: less than its challenge lives. */
const RENEW_MS = 4 * 60_000;

/** Addresses of numbers: browsers keep passkeys for names alone. */
const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser makes and uses passkeys at this address. */
export const canUsePasskeys = (): boolean => "PublicKeyCredential" in window && !NUMBERS.test(location.hostname);

type Bytes = Uint8Array<ArrayBuffer>;

function bytes(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (one) => String.fromCharCode(one)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const known = (list: PublicKeyCredentialDescriptorJSON[] = []): PublicKeyCredentialDescriptor[] =>
  list.map((one) => ({ type: "public-key", id: bytes(one.id), transports: (one.transports ?? []) as AuthenticatorTransport[] }));

/** What a failed prompt means to people. */
function told(error: unknown): Error {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return new Error(t.passkeyTrouble.hasOne);
  if (name === "SecurityError") return new Error(t.passkeyTrouble.notHere);
  if (name === "NotAllowedError" || name === "AbortError") return new Error(t.passkeyTrouble.cancelled);
  return new Error(t.passkeyTrouble.failed);
}

/** What is offered beside the fields while nothing else asks for a passkey. */
interface Offer {
  pause: () => void;
  resume: () => void;
}
let offer: Offer | null = null;

async function prompted<T>(ask: () => Promise<Credential | null>, read: (credential: PublicKeyCredential) => T): Promise<T> {
  offer?.pause();
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) throw new Error(t.passkeyTrouble.failed);
    return read(credential);
  } catch (error) {
    offer?.resume();
    throw told(error);
  }
}

/** Lets the device make a passkey. */
export function makePasskey(wanted: PasskeyWanted, name: string): Promise<PasskeyMade> {
  const options = wanted.publicKey as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  return prompted(
    () => navigator.credentials.create({ publicKey }),
    (made) => {
      const response = made.response as AuthenticatorAttestationResponse;
      return {
        name,
        id: text(made.rawId),
        clientData: text(response.clientDataJSON),
        attestation: text(response.attestationObject),
        transports: response.getTransports(),
      };
    },
  );
}

function request(wanted: PasskeyWanted): PublicKeyCredentialRequestOptions {
  const options = wanted.publicKey as unknown as PublicKeyCredentialRequestOptionsJSON;
  return {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: known(options.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
}

function proof(shown: PublicKeyCredential): PasskeyProof {
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const owner = userHandle === null ? {} : { userHandle: text(userHandle) };
  return {
    id: text(shown.rawId),
    clientData: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    ...owner,
  };
}

/** Lets the device prove one. */
export function provePasskey(wanted: PasskeyWanted): Promise<PasskeyProof> {
  return prompted(() => navigator.credentials.get({ publicKey: request(wanted) }), proof);
}

/** Offers passkeys where the browser fills fields in, without a prompt; what to call when the fields go. */
export function offerPasskeys(wanted: () => Promise<PasskeyWanted>, use: (proof: PasskeyProof) => Promise<void>): () => void {
  let waiting: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = (): void => {
    clearTimeout(timer);
    waiting?.abort();
    waiting = null;
  };
  const resume = (): void => {
    pause();
    const mine = (waiting = new AbortController());
    timer = setTimeout(resume, RENEW_MS);
    void (async () => {
      if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const publicKey = request(await wanted());
      if (mine.signal.aborted) return;
      const shown = await navigator.credentials.get({ publicKey, mediation: "conditional", signal: mine.signal });
      if (shown instanceof PublicKeyCredential) await use(proof(shown));
      // Nobody asked for the offer: when it fails, the buttons are there.
    })().catch(() => undefined);
  };
  const own = (offer = { pause, resume });
  resume();
  return () => {
    pause();
    if (offer === own) offer = null;
  };
}
