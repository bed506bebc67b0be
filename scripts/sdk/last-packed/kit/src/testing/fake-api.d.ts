import { type Incoming, type Outgoing } from './fake-network';
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
export type Call = Omit<Outgoing, 'method' | 'url'> & {
    name: string;
    query: URLSearchParams;
    parts: readonly string[];
};
export type Route = object | string | ((call: Call) => unknown);
export type Routes = Readonly<Record<RouteName, Route>>;
declare class Answer implements Incoming {
    readonly status: number;
    readonly body: unknown;
    readonly headers: Incoming['headers'];
    constructor(status: number, body: unknown, headers?: Incoming['headers']);
}
export declare const refusal: (status: number, body?: unknown) => Answer;
export declare const withHeaders: (headers: Incoming['headers'], body: unknown) => Answer;
export declare const noAnswer: Answer;
export type FakeApi = ReturnType<typeof fakeApi>;
export declare function fakeApi(routes?: Routes): {
    calls: readonly Call[];
    callsOf: (name: RouteName) => readonly Call[];
    sent: (name: RouteName) => unknown[];
    answer: (changes: Routes) => void;
    answerOnce: (name: RouteName, route: Route) => void;
    hold: (name: RouteName) => {
        report: (progress: number) => void;
        release: (route?: Route) => Promise<void>;
    };
};
export {};
