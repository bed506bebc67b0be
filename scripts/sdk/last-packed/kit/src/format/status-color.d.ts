import type { ApplicationStatus } from '@portal/contract/application-status';
export declare function statusColor({ id, name }: ApplicationStatus): "danger" | "ink.muted" | "primary" | "success";
