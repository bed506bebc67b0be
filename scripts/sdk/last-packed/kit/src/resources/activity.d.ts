import { type ActivityQuery } from '@portal/contract/activity';
export declare const activityResource: (query: ActivityQuery) => import("@portal/runtime").Resource<import("@portal/contract/page-of").PageOf<import("@portal/contract/activity").ActivityEntry>>;
