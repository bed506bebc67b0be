import type { ActivityEntry } from '../activity';
export declare const anActivityEntry: (changes?: Partial<ActivityEntry>) => ActivityEntry;
