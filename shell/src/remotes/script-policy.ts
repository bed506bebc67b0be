type ScriptPolicy = {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
};

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
  return scriptPolicy().createScriptURL(url);
}

/** Data for a block of the page: it can be nothing but JSON, which runs nothing. */
export function trustedJson(data: unknown) {
  return scriptPolicy().createScript(JSON.stringify(data));
}

function scriptPolicy() {
  const rules = { createScriptURL, createScript };
  policy ??= globalThis.trustedTypes?.createPolicy(scriptPolicyName, rules) ?? rules;
  return policy;
}

function createScriptURL(url: string) {
  if (!url.startsWith('/releases/')) throw new TypeError(`${url} is not a release’s file.`);
  return url;
}

function createScript(text: string) {
  JSON.parse(text);
  return text;
}
