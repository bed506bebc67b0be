import type { ActivityQuery } from '@portal/contract/activity';
import type { LastChanges } from './read-last-changes';
export declare function loadLastChanges(of: ActivityQuery['of']): Promise<LastChanges>;
