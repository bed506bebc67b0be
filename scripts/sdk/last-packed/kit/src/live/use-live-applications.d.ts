import type { JobApplication } from '@portal/contract/job-application';
type LiveRow = Pick<JobApplication, 'id' | 'status' | 'version'>;
type Live = {
    rows: readonly LiveRow[] | undefined;
    reload: () => Promise<void>;
    isOwn?: (row: LiveRow) => boolean;
};
export declare function useLiveApplications(live: Live): readonly number[];
export {};
