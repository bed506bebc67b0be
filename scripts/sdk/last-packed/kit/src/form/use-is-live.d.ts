export declare const useIsLive: () => boolean;
