export declare const parametersResource: import("@portal/runtime").Resource<import("@portal/contract/parameter").Parameter[]>;
