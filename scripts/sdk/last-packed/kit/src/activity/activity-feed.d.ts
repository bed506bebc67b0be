import type { ActivityQuery } from '@portal/contract/activity';
export declare function ActivityFeed({ of }: {
    of: ActivityQuery['of'];
}): import("react").JSX.Element;
