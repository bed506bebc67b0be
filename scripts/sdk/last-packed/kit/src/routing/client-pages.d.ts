import type { RemoteRoute } from '@portal/contract/remote-route';
export declare const openPage: (path: string, title: string, page: string) => RemoteRoute;
export declare const adminPage: (...page: Parameters<typeof openPage>) => RemoteRoute;
