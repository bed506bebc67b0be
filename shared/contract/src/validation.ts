import type * as v from 'valibot';

/** One message for each field that was refused, in the order of the fields. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = (path ?? []).map(({ key }) => String(key)).join('.');
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...new Set(byField.values())];
}
