import { type RequestQuery } from '@portal/contract/request-query';
import * as v from 'valibot';
export declare function requestCalls<Request>(path: string, fromWire: v.GenericSchema<unknown, Request>): {
    page: (query: RequestQuery) => import("@portal/runtime").Resource<import("@portal/contract/page-of").PageOf<Request>>;
    mark: (id: number, isAnswered: boolean) => Promise<Request>;
    remove: (id: number) => Promise<string>;
};
