export declare function useTypingPause(text: string, onPause: (text: string) => void): void;
