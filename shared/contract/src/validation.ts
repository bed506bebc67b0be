import type * as v from 'valibot';

/** Messages of the refused fields in their order, one for each field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = (path ?? []).map(({ key }) => String(key)).join('.');
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...new Set(byField.values())];
}
