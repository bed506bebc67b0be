export declare const system: import("@chakra-ui/react").SystemContext;
