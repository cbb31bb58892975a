/** Addresses of our own scripts, as pages that enforce Trusted Types take them. */

/** What a page that names the policies it allows has to name. */
const POLICY = 'pyramid-solitaire';

/** What is needed of Trusted Types, which the compiler does not know. */
interface Policy {
  readonly createScriptURL: (address: string) => string;
}
interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

let policy: Policy | undefined;

/**
 * @param address - of a script of ours
 * @throws TypeError where the page does not allow our policy
 */
export function trusted(address: string): string {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (own) => own });
  return policy?.createScriptURL(address) ?? address;
}
