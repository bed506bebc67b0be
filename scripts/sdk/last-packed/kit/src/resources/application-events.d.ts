type StreamEnd = 'refused' | 'broken';
type Listening = {
    signal: AbortSignal;
    onOpen: () => void;
    onEvent: (ids: readonly number[]) => void;
};
export declare function listenToApplications({ signal, onOpen, onEvent, }: Listening): Promise<StreamEnd>;
export {};
