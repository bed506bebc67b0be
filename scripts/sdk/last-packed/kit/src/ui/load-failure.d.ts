type LoadFailureProps = {
    error: unknown;
    text: string;
    onRetry: () => Promise<void>;
    kind?: 'error' | 'warning';
};
export declare function LoadFailure({ error, text, onRetry, kind }: LoadFailureProps): import("react").JSX.Element;
export {};
