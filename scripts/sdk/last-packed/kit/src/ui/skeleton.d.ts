export declare const Skeleton: import("@chakra-ui/react").ChakraComponent<"div", {}>;
