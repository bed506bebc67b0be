import { type ActivityQuery } from '@portal/contract/activity';
export type LastChanges = (fieldLabel?: string) => string | undefined;
export declare function readLastChanges(of: ActivityQuery['of']): Promise<LastChanges>;
