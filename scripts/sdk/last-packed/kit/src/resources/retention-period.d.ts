export declare const retentionPeriodResource: import("@portal/runtime").Resource<import("@portal/contract/retention-period").RetentionPeriod>;
