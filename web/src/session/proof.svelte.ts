// That it is the account's owner who asks: the password, with a code where the account asks for one, or a passkey in its place.

import type { AccountView, Proof } from "../wire";
import { api } from "./api";
import { canUsePasskeys, provePasskey } from "./passkeys";

/** Whether the account has a passkey that can be shown here. */
export const hasPasskey = (account: AccountView): boolean => canUsePasskeys() && account.passkeys.some((one) => one.elsewhere === null);

/** What is shown in one form. */
export class Shown {
  password = $state("");
  code = $state("");
  /** The passkey is chosen though there is a password. */
  chosen = $state(false);

  constructor(private readonly account: () => AccountView) {}

  /** It will be a passkey. */
  get byPasskey(): boolean {
    return this.chosen || !this.account().password;
  }

  /** A code goes with the password. */
  get needsCode(): boolean {
    return !this.byPasskey && this.account().secondFactor !== null;
  }

  /** The proof; the device asks for a finger, a face or a PIN where it is a passkey. */
  async give(): Promise<Proof> {
    if (this.needsCode) return { password: this.password, code: this.code };
    if (!this.byPasskey) return { password: this.password };
    return { passkey: await provePasskey(await api.askForProof()) };
  }

  clear(): void {
    this.password = "";
    this.code = "";
  }
}
