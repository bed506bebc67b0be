import type { JobApplication } from '../job-application';
export declare const anApplication: (changes?: Partial<JobApplication>) => JobApplication;
