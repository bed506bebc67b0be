type ScriptPolicy = {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
};

declare global {
  // TypeScript's library lacks Trusted Types. Browsers without them accept plain URLs.
  var trustedTypes:
    { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined;
}

/** The site's CSP allows only this policy name, so that other code cannot create trusted URLs. */
export const scriptPolicyName = 'portal-entries';

let policy: ScriptPolicy | undefined;

/** Returns a trusted URL. Only URLs of published releases are allowed. */
export function trustedScriptUrl(url: string) {
  return scriptPolicy().createScriptURL(url);
}

/** Content of a data block. JSON cannot execute. */
export function trustedJson(data: unknown) {
  return scriptPolicy().createScript(JSON.stringify(data));
}

function scriptPolicy() {
  const rules = { createScriptURL, createScript };
  policy ??= globalThis.trustedTypes?.createPolicy(scriptPolicyName, rules) ?? rules;
  return policy;
}

function createScriptURL(url: string) {
  if (!url.startsWith('/releases/')) throw new TypeError(`${url} is not a file of a release.`);
  return url;
}

function createScript(text: string) {
  JSON.parse(text);
  return text;
}
