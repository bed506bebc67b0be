type ScriptPolicy = { createScriptURL: (url: string) => string };

declare global {
  // TypeScript's library does not know Trusted Types yet; browsers without them take plain addresses.
  var trustedTypes:
    { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined;
}

/** The site's policy of content names it, so that no other code can bless an address. */
export const scriptPolicyName = 'portal-entries';

let policy: ScriptPolicy | undefined;

/** An address that the page may take a script from: one of a published release. */
export function trustedScriptUrl(url: string) {
  policy ??= globalThis.trustedTypes?.createPolicy(scriptPolicyName, { createScriptURL }) ?? {
    createScriptURL,
  };
  return policy.createScriptURL(url);
}

function createScriptURL(url: string) {
  if (!url.startsWith('/releases/')) throw new TypeError(`${url} is not a release’s file.`);
  return url;
}
