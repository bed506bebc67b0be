import type { ActivityQuery } from '@portal/contract/activity';
export declare function ActivityDisclosure({ of }: {
    of: NonNullable<ActivityQuery['of']>;
}): import("react").JSX.Element;
