export type Outgoing = {
    method: string;
    url: string;
    body: unknown;
    header: (name: string) => string | undefined;
    signal: AbortSignal | undefined;
    isKept: boolean;
    report: (progress: number) => void;
};
export type Incoming = {
    status: number;
    body: unknown;
    headers: Readonly<Record<string, string>>;
};
export declare function replaceNetwork(answer: (call: Outgoing) => Promise<Incoming>): void;
