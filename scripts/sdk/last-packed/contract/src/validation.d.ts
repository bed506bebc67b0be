import type * as v from 'valibot';
export declare function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): string[];
